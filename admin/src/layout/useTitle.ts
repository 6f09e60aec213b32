import { practice } from '@practice/contract/practice';
import { useEffect } from 'react';

/** Sets the document's title while a screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} - ${practice.name}`;
    // When a dialog closes, the title of the screen behind it comes back.
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Sets the document's description. */
export function useDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
