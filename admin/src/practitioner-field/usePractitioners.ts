import type { AdminPractitioner } from '@practice/contract/practitioners';
import { useGetList } from 'react-admin';
import { allBy } from '../list/all-by.ts';

/** Who works here, in the practice's order. */
export const usePractitioners = () =>
  useGetList<AdminPractitioner>('practitioners', allBy('sort', { isRetired: false }));
