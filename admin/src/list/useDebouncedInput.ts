import { useEffect, useEffectEvent, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';

interface DebouncedInputOptions {
  /** The value in force. */
  applied: string;
  apply: (value: string) => void;
  /** Half a date is not yet worth applying. */
  isComplete?: (value: string) => boolean;
}

/** The text of a control while somebody types: applied after a pause, and following when it changes from elsewhere. */
export function useDebouncedInput({ applied, apply, isComplete = () => true }: DebouncedInputOptions) {
  const [typed, setTyped] = useState(applied);
  const [sent, setSent] = useState(applied);
  const [seen, setSeen] = useState(applied);

  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) {
      setSent(applied);
      setTyped(applied);
    }
  }

  // Whoever has opened a record meanwhile is not called back to the list: while its screen loads, the address alone knows.
  const list = `/${useResourceContext()}`;
  const isOnList = useLocation().pathname.replace(/\/$/, '') === list;
  const send = useEffectEvent(() => {
    if (!window.location.pathname.replace(/\/$/, '').endsWith(list)) return;
    setSent(typed);
    apply(typed);
  });
  const isWaiting = isOnList && typed !== sent && isComplete(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key pressed restarts the pause
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(send, 300);
    return () => clearTimeout(timer);
  }, [isWaiting, typed]);

  return [typed, setTyped] as const;
}
