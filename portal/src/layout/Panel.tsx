import { Card } from '@practice/ui/Card';
import { Drawing } from '@practice/ui/Drawing';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A card of the dashboard with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="stack gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

interface EmptyStateProps {
  /** The source of a drawing. */
  svg: string;
  title: string;
  /** What will appear here, and a link or button for the first step. */
  children: ReactNode;
}

/** The content of a panel that has nothing to show yet. */
export function EmptyState({ svg, title, children }: EmptyStateProps) {
  return (
    <div className={`media ${styles.empty}`}>
      <Drawing svg={svg} />
      <div className={`stack items-start ${styles.text}`}>
        <p className="text-strong">{title}</p>
        {children}
      </div>
    </div>
  );
}
