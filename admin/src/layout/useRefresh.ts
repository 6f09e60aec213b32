import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export const refreshEvery = 60_000;

export function useRefresh(isPaused = false): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isPaused) return;
    const refresh = () => {
      if (focusManager.isFocused()) queries.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    };
    const timer = setInterval(refresh, refreshEvery);
    const unsubscribe = focusManager.subscribe(refresh);
    // TanStack watches only visibility, but two windows side by side are both visible.
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('focus', refresh);
    };
  }, [queries, isPaused]);
}

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
