import { Card } from '@practice/ui/Card';
import { Skeleton } from '@practice/ui/Skeleton';
import type { ReactNode } from 'react';
import styles from './Overview.module.css';

interface OverviewProps {
  /** The cards appear together, so that none moves another. */
  isLoading: boolean;
  /** Shown side by side on wide screens. */
  cards: ReactNode;
  /** Content below the cards. */
  children: ReactNode;
}

/** The first tab. `Dashboard` passes in the cards of the areas. */
export function Overview({ isLoading, cards, children }: OverviewProps) {
  const columns = `columns gap-5 ${styles.cards}`;
  if (isLoading) {
    return (
      <div className={columns} role="status" aria-label="Loading your dashboard…">
        {['next', 'latest'].map((card) => (
          <Card key={card} className="stack gap-5">
            <Skeleton style={{ inlineSize: '12rem', blockSize: '1.5rem' }} />
            <Skeleton style={{ blockSize: '9rem' }} />
          </Card>
        ))}
      </div>
    );
  }
  return (
    <>
      <div className={columns}>{cards}</div>
      {children}
    </>
  );
}
