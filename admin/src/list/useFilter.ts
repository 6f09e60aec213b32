import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';

type FilterValue = string | boolean;
type Filters = Readonly<Record<string, unknown>>;

/** Filters that were set and are not in the address yet. */
export interface Pending {
  address: string;
  filters: Filters;
}

/** Where the controls of one list keep what is pending. Each list provides its own. */
export const PendingFilters = createContext<RefObject<Pending | undefined> | null>(null);

/** One filter of the list: the value in force ('' for none), and how to set it. */
export function useFilter(name: string) {
  const { filterValues, setFilters } = useListContext();
  const { key } = useLocation();
  const pending = useContext(PendingFilters);
  if (!pending) throw new Error('useFilter needs a list that provides PendingFilters.');
  const value: unknown = filterValues[name];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation brings what was pending
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

/** A list shows its new filters a moment after they were set; one that is set meanwhile is added to them. */
function latestFilters(pending: Pending | undefined, shown: Filters): Filters {
  if (pending?.address === window.location.href) return pending.filters;
  const inAddress = new URLSearchParams(window.location.search).get('filter');
  try {
    return inAddress === null ? shown : JSON.parse(inAddress);
  } catch {
    // The address was edited by hand and is no JSON: then what the list shows counts.
    return shown;
  }
}
