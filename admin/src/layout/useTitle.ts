import { practice } from '@practice/contract/practice';
import { useEffect } from 'react';

/** The document's title while a screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} - ${practice.name}`;
    // A dialog's title gives way again to that of the screen behind it.
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The document's description, until the next screen has its own. */
export function useDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
