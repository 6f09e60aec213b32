import { useSyncExternalStore } from 'react';

export function useIsWide(needed: `${number}rem`): boolean {
  const query = window.matchMedia(`(min-width: ${needed})`);
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => query.matches,
  );
}
