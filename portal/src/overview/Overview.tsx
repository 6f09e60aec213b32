import type { ReactNode } from 'react';
import styles from './Overview.module.css';

interface OverviewProps {
  /** Side by side where there is room. */
  cards: ReactNode;
  /** Below them. */
  children: ReactNode;
}

/** The first answer of the dashboard: what is next, and how am I doing. The areas bring their own cards. */
export function Overview({ cards, children }: OverviewProps) {
  return (
    <>
      <div className={styles.cards}>{cards}</div>
      {children}
    </>
  );
}
