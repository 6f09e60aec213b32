import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';

type FilterValue = string | boolean;
type Filters = Readonly<Record<string, unknown>>;

/** Set and not in the address yet. */
let pending: { address: string; filters: Filters } | undefined;

/** One filter of the list: the value in force ('' for none), and how to set it. */
export function useFilter(name: string) {
  const { filterValues, setFilters } = useListContext();
  const { key } = useLocation();
  const value: unknown = filterValues[name];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation brings what was pending
  useEffect(() => {
    pending = undefined;
  }, [key]);

  return {
    value: typeof value === 'string' || typeof value === 'boolean' ? value : '',
    apply(value: FilterValue) {
      const { [name]: _, ...others } = latestFilters(filterValues);
      const filters = value === '' ? others : { ...others, [name]: value };
      pending = { address: window.location.href, filters };
      setFilters(filters);
    },
  };
}

/** A list shows its new filters a moment after they were set; one that is set meanwhile is added to them. */
function latestFilters(shown: Filters): Filters {
  if (pending?.address === window.location.href) return pending.filters;
  const inAddress = new URLSearchParams(window.location.search).get('filter');
  try {
    return inAddress === null ? shown : JSON.parse(inAddress);
  } catch {
    return shown;
  }
}
