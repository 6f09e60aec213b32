import { useSyncExternalStore } from 'react';

/** Whether the window has room for what needs so much: a table rather than cards, two columns rather than one. */
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
