import { blogCategories } from '@practice/contract/blog-posts';
import { useIsWide } from '../layout/useIsWide.ts';
import { FilterChoice } from '../list/FilterFields.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { SortChoice } from '../list/SortChoice.tsx';
import { postOrders, tableNeeds } from './post-columns.ts';

const categories = blogCategories.map((category) => ({ value: category, label: category }));
const states = [
  { value: true, label: 'Published' },
  { value: false, label: 'Drafts' },
];

export function PostFilters() {
  const isWide = useIsWide(tableNeeds);
  return (
    <ListFilters placeholder="Title, summary or text">
      <FilterChoice name="category" label="Category" options={categories} all="All categories" />
      <FilterChoice name="published" label="Status" options={states} all="All posts" />
      {!isWide && <SortChoice orders={postOrders} />}
    </ListFilters>
  );
}
