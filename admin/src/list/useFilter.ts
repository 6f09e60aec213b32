import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';

type FilterValue = string | boolean;
type Filters = Readonly<Record<string, unknown>>;

/** Filters that were set, but are not in the address yet. */
export interface Pending {
  address: string;
  filters: Filters;
}

/** The pending filters of one list. Each list provides its own. */
export const PendingFilters = createContext<RefObject<Pending | undefined> | null>(null);

/** Reads and sets one filter of the list. An empty value means no filter. */
export function useFilter(name: string) {
  const { filterValues, setFilters } = useListContext();
  const { key } = useLocation();
  const pending = useContext(PendingFilters);
  if (!pending) throw new Error('useFilter needs a list that provides PendingFilters.');
  const value: unknown = filterValues[name];

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation, the address has the pending filters
  useEffect(() => {
    pending.current = undefined;
  }, [key]);

  return {
    value: typeof value === 'string' || typeof value === 'boolean' ? value : '',
    apply(value: FilterValue) {
      const { [name]: _, ...others } = latestFilters(pending.current, filterValues);
      const filters = value === '' ? others : { ...others, [name]: value };
      pending.current = { address: window.location.href, filters };
      setFilters(filters);
    },
  };
}

/** The address changes a moment after filters were set. Until then, another filter is added to the pending ones. */
function latestFilters(pending: Pending | undefined, shown: Filters): Filters {
  if (pending?.address === window.location.href) return pending.filters;
  const inAddress = new URLSearchParams(window.location.search).get('filter');
  try {
    return inAddress === null ? shown : JSON.parse(inAddress);
  } catch {
    // Someone edited the address, and the filter is not JSON. The filters that the list shows are used.
    return shown;
  }
}
