import type { AdminPractitioner } from '@practice/contract/practitioners';
import { useGetList } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { allBy } from '../list/all-by.ts';

/** Who works here, in the practice's order. */
export const usePractitioners = () =>
  useGetList<AdminPractitioner, CallError>('practitioners', allBy('sort', { isRetired: false }));
