import type { blogPostSorts } from '@practice/contract/blog-posts';
import type { Order } from '../list/SortChoice.tsx';
import type { Column } from '../list/TableHead.tsx';

interface PostColumn extends Column {
  sort?: (typeof blogPostSorts)[number];
}

export const postColumns: readonly PostColumn[] = [
  { label: 'Title', sort: 'title' },
  { label: 'Category', sort: 'category' },
  { label: 'Status', sort: 'published' },
  { label: 'Date', sort: 'createdAt' },
  { label: 'Actions' },
];

/** Below this width the rows are cards. */
export const tableNeeds = '60rem';

/** What cards can be sorted by. */
export const postOrders = [
  { label: 'Newest first', field: 'createdAt', order: 'DESC' },
  { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
  { label: 'Last changed', field: 'updatedAt', order: 'DESC' },
  { label: 'Title', field: 'title', order: 'ASC' },
  { label: 'Category', field: 'category', order: 'ASC' },
  { label: 'Status', field: 'published', order: 'ASC' },
] as const satisfies readonly Order[];
