import { useSyncExternalStore } from 'react';

/** Whether the window has at least this width. */
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
