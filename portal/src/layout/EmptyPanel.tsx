import { Card } from '@practice/ui/Card';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface EmptyPanelProps {
  title: string;
  drawing: ReactNode;
  /** What is not there. */
  empty: string;
  /** What will be, and what to do until then. */
  children: ReactNode;
  /** The first step. */
  action: ReactNode;
}

/** A part of the dashboard with nothing in it yet. */
export function EmptyPanel({ title, drawing, empty, children, action }: EmptyPanelProps) {
  return (
    <Card className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.empty}>
        {drawing}
        <div className={styles.words}>
          <p className={styles.lead}>{empty}</p>
          <p>{children}</p>
          {action}
        </div>
      </div>
    </Card>
  );
}
