import { useEffect } from 'react';
import { useListContext } from 'react-admin';

type FilterValue = string | boolean;
type Filters = Readonly<Record<string, unknown>>;

// A list shows its new filters a moment after they were set: one that is set meanwhile is added to them, and not to
// those still shown.
const onTheirWay = new Map<string, { shown: Filters; wanted: Filters }>();

/** One filter of the list: the value in force ('' for none), and how to set it. */
export function useFilter(name: string) {
  const { filterValues, resource, setFilters } = useListContext();
  const value: unknown = filterValues[name];

  useEffect(() => {
    if (onTheirWay.get(resource)?.shown !== filterValues) onTheirWay.delete(resource);
  }, [resource, filterValues]);

  return {
    value: typeof value === 'string' || typeof value === 'boolean' ? value : '',
    apply(value: FilterValue) {
      const last = onTheirWay.get(resource);
      const { [name]: _, ...others } = last && last.shown === filterValues ? last.wanted : filterValues;
      const wanted = value === '' ? others : { ...others, [name]: value };
      onTheirWay.set(resource, { shown: filterValues, wanted });
      setFilters(wanted);
    },
  };
}
