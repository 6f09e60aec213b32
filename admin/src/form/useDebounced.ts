import { useEffect, useState } from 'react';

/** The text as it was when nobody had typed for 300 ms. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
