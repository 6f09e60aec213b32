import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';

type Filters = Readonly<Record<string, unknown>>;

/**
 * The filters that were set last in a list. The address, and with it `filterValues`, follows a moment later, and until then
 * another filter must be added to these.
 */
export const LatestFilters = createContext<RefObject<Filters> | null>(null);

export function useFilter(name: string) {
  const { filterValues, setFilters } = useListContext();
  const latest = useContext(LatestFilters);
  if (!latest) throw new Error('useFilter needs a list that provides LatestFilters.');
  const value: unknown = filterValues[name];

  useEffect(() => {
    latest.current = filterValues;
  }, [latest, filterValues]);

  return {
    value: typeof value === 'string' || typeof value === 'boolean' ? value : '',
    apply(value: string | boolean) {
      const { [name]: _, ...others } = latest.current;
      latest.current = value === '' ? others : { ...others, [name]: value };
      setFilters(latest.current);
    },
  };
}

interface DebouncedInputOptions {
  applied: string;
  apply: (value: string) => void;
  isComplete?: (value: string) => boolean;
}

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

  // Applying a filter navigates to the list, which must not happen once a record has been opened. While the script of its
  // screen loads, `useLocation` still reports the list, so `send` reads `window.location`.
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
