import { Skeleton } from '@practice/ui/Skeleton';
import styles from './CardSkeletons.module.css';

export function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.cards}>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
