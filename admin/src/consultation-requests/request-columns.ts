import type { consultationRequestSorts } from '@practice/contract/consultation-requests';
import type { Order } from '../list/SortChoice.tsx';
import type { Column } from '../list/TableHead.tsx';

interface RequestColumn extends Column {
  sort?: (typeof consultationRequestSorts)[number];
}

export const requestColumns: readonly RequestColumn[] = [
  { label: 'Name', sort: 'fullName' },
  { label: 'Company', sort: 'companyName' },
  { label: 'Email', sort: 'email' },
  { label: 'Service', sort: 'service' },
  { label: 'Date', sort: 'createdAt' },
  { label: 'State', sort: 'state' },
  { label: 'Reply' },
  { label: 'Actions' },
];

/** Below this width the rows are cards. */
export const tableNeeds = '75rem';

/** What cards can be sorted by. */
export const requestOrders = [
  { label: 'Newest first', field: 'createdAt', order: 'DESC' },
  { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
  { label: 'Name', field: 'fullName', order: 'ASC' },
  { label: 'Company', field: 'companyName', order: 'ASC' },
  { label: 'Service', field: 'service', order: 'ASC' },
  { label: 'State', field: 'state', order: 'ASC' },
] as const satisfies readonly Order[];
