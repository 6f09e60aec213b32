import { Skeleton } from '@practice/ui/Skeleton';
import { type RaRecord, useListContext } from 'react-admin';
import { SortableIcon, SortedDownIcon, SortedUpIcon } from '../layout/icons.tsx';
import type { Column, RowsProps } from './list-section.ts';
import { RowActions } from './RecordDialog.tsx';
import { SelectPage, SelectRow } from './Selection.tsx';
import styles from './Table.module.css';

const directions = { ASC: 'ascending', DESC: 'descending' } as const;
const placeholders = Array.from({ length: 8 }, () => undefined);

export function Table<Row extends RaRecord<number>>({ section, rows }: RowsProps<Row>) {
  const { sort } = useListContext();
  const { name, noun, nameOf, actionsWidth = '7.5rem' } = section;
  const columns: readonly Column<Row>[] = [
    ...(section.columns ?? []),
    { label: 'Actions', width: actionsWidth, cell: (row) => <RowActions section={section} row={row} /> },
  ];
  const isSelectable = rows && section.bulkActions;
  return (
    <table className={`box full-width ${styles.table}`} aria-busy={rows ? undefined : true}>
      <caption className="visually-hidden">{rows ? name : `Loading ${name.toLowerCase()}…`}</caption>
      <thead className="text-xs text-soft">
        <tr>
          {isSelectable && (
            <th scope="col" style={{ width: '2.75rem' }}>
              <SelectPage label={`Select all ${noun[1]} on this page`} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              style={{ width: column.width }}
              aria-sort={rows && column.sort === sort.field ? directions[sort.order] : undefined}
            >
              {rows && column.sort ? <SortButton label={column.label} field={column.sort} /> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(rows ?? placeholders).map((row, at) => (
          <tr key={row?.id ?? at}>
            {row && isSelectable && (
              <td>
                <SelectRow id={row.id} name={nameOf(row)} />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.label}>{row ? column.cell(row) : <Skeleton />}</td>
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
      className={`bare ${styles.sort}`}
      onClick={() => setSort({ field, order: isSorted && isAscending ? 'DESC' : 'ASC' })}
    >
      {label}
      <SortIcon size={14} />
    </button>
  );
}
