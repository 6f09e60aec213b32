import { practice } from '@practice/contract/practice';
import { useEffect } from 'react';

/** The document's title while a screen is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${practice.name}`;
  }, [title]);
}
