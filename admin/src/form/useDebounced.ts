import { useEffect, useState } from 'react';

export function useDebounced(text: string, pause = 300): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return debounced;
}
