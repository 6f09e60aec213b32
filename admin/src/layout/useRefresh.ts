import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export const refreshEvery = 60_000;

/**
 * Loads all that a screen shows again, each minute and when somebody comes back to the window.
 * @param isPaused while a dialog is open: where the session has ended, a call leaves for the sign-in page, and would take along
 * what is typed there.
 */
export function useRefresh(isPaused = false): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isPaused) return;
    const refresh = () => {
      if (focusManager.isFocused()) queries.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    };
    const timer = setInterval(refresh, refreshEvery);
    const unsubscribe = focusManager.subscribe(refresh);
    // Two windows side by side are both visible: TanStack looks at that alone.
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('focus', refresh);
    };
  }, [queries, isPaused]);
}
