import { Skeleton } from '@practice/ui/Skeleton';
import styles from './CardSkeletons.module.css';

export function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.cards}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} style={{ blockSize: '16rem' }} />
      ))}
    </div>
  );
}
