import Skeleton from '@mui/material/Skeleton';
import styles from './Table.module.css';
import type { Column } from './TableHead.tsx';

interface TableSkeletonProps {
  caption: string;
  columns: readonly Column[];
  /** The table's own class, which knows the columns' widths. */
  className: string | undefined;
}

export function TableSkeleton({ caption, columns, className }: TableSkeletonProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-busy="true">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <tr key={row}>
            {columns.map(({ label }) => (
              <td key={label}>
                <Skeleton variant="text" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
