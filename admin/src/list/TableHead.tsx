import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { SortableIcon, SortedDownIcon, SortedUpIcon } from '../layout/icons.tsx';
import styles from './Table.module.css';

export interface Column {
  label: string;
  /** What the column sorts by; without it, it does not. */
  sort?: string;
}

interface TableHeadProps {
  columns: readonly Column[];
  /** A cell before the first column. */
  before?: ReactNode;
}

export function TableHead({ columns, before }: TableHeadProps) {
  const { sort } = useListContext();
  return (
    <thead>
      <tr>
        {before}
        {columns.map((column) => (
          <th
            key={column.label}
            scope="col"
            {...(column.sort === sort.field && {
              'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending',
            })}
          >
            {column.sort ? <SortButton label={column.label} field={column.sort} /> : column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton({ label, field }: { label: string; field: string }) {
  const { sort, setSort } = useListContext();
  const isSorted = field === sort.field;
  const ascending = sort.order === 'ASC';
  const SortIcon = isSorted ? (ascending ? SortedUpIcon : SortedDownIcon) : SortableIcon;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => setSort({ field, order: isSorted && ascending ? 'DESC' : 'ASC' })}
    >
      {label}
      <SortIcon size={14} />
    </button>
  );
}
