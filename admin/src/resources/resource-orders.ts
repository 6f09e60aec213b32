import type { Order } from '../list/SortChoice.tsx';

/** What the cards can be sorted by. */
export const resourceOrders = [
  { label: 'Newest first', field: 'dateAdded', order: 'DESC' },
  { label: 'Oldest first', field: 'dateAdded', order: 'ASC' },
  { label: 'Most downloads', field: 'downloads', order: 'DESC' },
  { label: 'Title', field: 'title', order: 'ASC' },
  { label: 'File type', field: 'fileType', order: 'ASC' },
  { label: 'Private first', field: 'isPublic', order: 'ASC' },
] as const satisfies readonly Order[];
