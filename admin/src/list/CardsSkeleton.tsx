import Skeleton from '@mui/material/Skeleton';
import styles from './Cards.module.css';

export function CardsSkeleton({ label }: { label: string }) {
  return (
    <ul className={styles.cards} aria-busy="true" aria-label={label}>
      {[1, 2, 3, 4].map((card) => (
        <li key={card} className={styles.card}>
          <Skeleton variant="text" width="55%" height={28} />
          <Skeleton variant="text" width="40%" />
          <Skeleton variant="text" width="70%" />
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="text" height={40} />
        </li>
      ))}
    </ul>
  );
}
