import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export const refreshEvery = 60_000;

/**
 * Reloads everything that a screen shows, each minute and when the window gets the focus.
 * @param isPaused while a dialog is open: if the session has ended, a call leaves for the sign-in page, and what is typed
 * in the dialog would be lost.
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
    // TanStack watches the visibility only, but of two windows side by side both are visible.
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('focus', refresh);
    };
  }, [queries, isPaused]);
}
