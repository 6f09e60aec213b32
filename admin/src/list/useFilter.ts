import { useListContext } from 'react-admin';

type FilterValue = string | boolean;

/** One filter of the list: the value in force ('' for none), and how to set it. */
export function useFilter(name: string) {
  const { filterValues, setFilters } = useListContext();
  const value: unknown = filterValues[name];
  return {
    value: typeof value === 'string' || typeof value === 'boolean' ? value : '',
    apply(wanted: FilterValue) {
      const { [name]: _, ...others } = filterValues;
      setFilters(wanted === '' ? others : { ...others, [name]: wanted });
    },
  };
}
