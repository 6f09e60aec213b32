import { listCap } from '@practice/contract/lists';

/** The params of a `useGetList` that loads all records, in the order of a field. */
export const allBy = (field: string, filter: object = {}) => ({
  filter,
  sort: { field, order: 'ASC' as const },
  pagination: { page: 1, perPage: listCap },
});
