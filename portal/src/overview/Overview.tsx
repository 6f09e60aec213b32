import { Card } from '@practice/ui/Card';
import { Skeleton } from '@practice/ui/Skeleton';
import type { ReactNode } from 'react';
import styles from './Overview.module.css';

interface OverviewProps {
  /** Everything comes at once, so that no card pushes another one away. */
  isLoading: boolean;
  /** Side by side where there is room. */
  cards: ReactNode;
  /** Below them. */
  children: ReactNode;
}

/** The first answer of the dashboard: what is next, and how am I doing. The areas bring their own cards. */
export function Overview({ isLoading, cards, children }: OverviewProps) {
  if (isLoading) {
    return (
      <div className={styles.cards} role="status" aria-label="Loading your dashboard…">
        {['next', 'latest'].map((card) => (
          <Card key={card} className={styles.waiting}>
            <Skeleton className={styles.heading} />
            <Skeleton className={styles.body} />
          </Card>
        ))}
      </div>
    );
  }
  return (
    <>
      <div className={styles.cards}>{cards}</div>
      {children}
    </>
  );
}
