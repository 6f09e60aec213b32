import Skeleton from '@mui/material/Skeleton';
import { resourceSkeletons } from '@practice/contract/resources';
import styles from './ResourceCard.module.css';

const cards = Array.from({ length: resourceSkeletons }, (_, at) => at);

export function ResourceCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-busy="true" aria-label="Loading resources…">
      {cards.map((card) => (
        <li key={card} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.body}>
            <Skeleton variant="text" width="50%" />
            <Skeleton variant="text" width="75%" height={28} />
            <Skeleton variant="text" />
            <Skeleton variant="text" width="90%" />
            <Skeleton variant="text" width="45%" />
            <Skeleton variant="text" width="65%" height={36} />
          </div>
        </li>
      ))}
    </ul>
  );
}
