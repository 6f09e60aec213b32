import { Skeleton } from '@practice/ui/Skeleton';
import styles from './CardSkeletons.module.css';

/** Where the cards of the list will stand. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.cards}>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
