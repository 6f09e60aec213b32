import { Card } from '@practice/ui/Card';
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
  /** The text of an .svg file, imported with `?raw`, so that the drawing takes its colors from the tokens. */
  svg: string;
  title: string;
  /** What will appear here, and a link or button for the first step. */
  children: ReactNode;
}

/** The content of a panel that has nothing to show yet. */
export function EmptyState({ svg, title, children }: EmptyStateProps) {
  return (
    <div className={`media ${styles.empty}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository. */}
      <span style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: svg }} />
      <div className={`stack items-start ${styles.text}`}>
        <p className="text-strong">{title}</p>
        {children}
      </div>
    </div>
  );
}
