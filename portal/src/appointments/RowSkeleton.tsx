import { Skeleton } from '@practice/ui/Skeleton';
import row from './AppointmentRow.module.css';
import styles from './RowSkeleton.module.css';

export function RowSkeleton() {
  return (
    <div className={row.row}>
      <Skeleton className={styles.day} />
      <div className={`stack gap-2 break-anywhere ${row.what}`}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.buttons} />
      </div>
    </div>
  );
}
