import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useListContext } from 'react-admin';

type Filters = Readonly<Record<string, unknown>>;

/**
 * The filters that were set last in a list. The address, and with it `filterValues`, follows a moment later, and until then
 * another filter must be added to these.
 */
export const LatestFilters = createContext<RefObject<Filters> | null>(null);

/** Reads and sets one filter of the list. An empty value means no filter. */
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
