import { practice } from '@practice/contract/practice';
import { useEffect } from 'react';

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

export function useDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
