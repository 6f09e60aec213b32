import { Skeleton } from '@practice/ui/Skeleton';
import { type RaRecord, useListContext } from 'react-admin';
import { SortableIcon, SortedDownIcon, SortedUpIcon } from '../layout/icons.tsx';
import type { Column, ListSection } from './list-section.ts';
import { SelectPage, SelectRow } from './Selection.tsx';
import styles from './Table.module.css';

interface TableProps<Row extends RaRecord<number>> {
  section: ListSection<Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export function Table<Row extends RaRecord<number>>({ section, columns, rows }: TableProps<Row>) {
  const { sort } = useListContext();
  const { nameOf, bulkActions, noun } = section;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{section.name}</caption>
      <thead>
        <tr>
          {bulkActions && (
            <th scope="col" className={styles.select}>
              <SelectPage label={`Select all ${noun[1]} on this page`} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              style={{ width: column.width }}
              {...(column.sort === sort.field && {
                'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending',
              })}
            >
              {column.sort ? <SortButton label={column.label} field={column.sort} /> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {bulkActions && (
              <td>
                <SelectRow id={row.id} name={nameOf(row)} />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.label}>{column.cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortButton({ label, field }: { label: string; field: string }) {
  const { sort, setSort } = useListContext();
  const isSorted = field === sort.field;
  const isAscending = sort.order === 'ASC';
  const SortIcon = isSorted ? (isAscending ? SortedUpIcon : SortedDownIcon) : SortableIcon;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => setSort({ field, order: isSorted && isAscending ? 'DESC' : 'ASC' })}
    >
      {label}
      <SortIcon size={14} />
    </button>
  );
}

interface TableSkeletonProps {
  label: string;
  columns: ReadonlyArray<Pick<Column<unknown>, 'label' | 'width'>>;
}

export function TableSkeleton({ label, columns }: TableSkeletonProps) {
  return (
    <table className={styles.table} aria-busy="true">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" style={{ width: column.width }}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column.label}>
                <Skeleton />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
