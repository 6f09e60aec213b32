import type { consultationRequestSorts } from '@practice/contract/consultation-requests';

interface RequestColumn {
  label: string;
  /** What the column sorts by; without it, it does not. */
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
