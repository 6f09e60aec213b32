import { Card } from '@practice/ui/Card';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface EmptyPanelProps {
  title: string;
  drawing: ReactNode;
  /** The heading of the empty state. */
  empty: string;
  /** What will appear here. */
  children: ReactNode;
  /** A link or button for the first step. */
  action: ReactNode;
}

/** A panel of the dashboard that has no content yet. */
export function EmptyPanel({ title, drawing, empty, children, action }: EmptyPanelProps) {
  return (
    <Card className="stack gap-4">
      <h2 className="text-xl">{title}</h2>
      <div className={styles.empty}>
        {drawing}
        <div className={`stack items-start ${styles.words}`}>
          <p className={`text-strong ${styles.lead}`}>{empty}</p>
          <p>{children}</p>
          {action}
        </div>
      </div>
    </Card>
  );
}
