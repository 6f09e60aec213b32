import { listCap } from '@practice/contract/lists';
import type { AdminPractitioner } from '@practice/contract/practitioners';
import { useGetList } from 'react-admin';
import type { CallError } from '../dataProvider.ts';

const inOrder = {
  filter: { isRetired: false },
  sort: { field: 'sort', order: 'ASC' },
  pagination: { page: 1, perPage: listCap },
} as const;

/** Who works here, in the practice's order. */
export const usePractitioners = () => useGetList<AdminPractitioner, CallError>('practitioners', inOrder);
