import { Card } from '@practice/ui/Card';
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, hint, children }: PanelProps) {
  const id = useId();
  return (
    <Card className="stack gap-4" aria-labelledby={id}>
      <h2 className="text-xl" id={id}>
        {title}
      </h2>
      {hint && <p className="text-soft break-anywhere narrow-measure">{hint}</p>}
      {children}
    </Card>
  );
}

interface EmptyStateProps {
  /** The text of an .svg file, imported with `?raw`, so that the drawing takes its colors from the tokens. */
  svg: string;
  title: string;
  children: ReactNode;
}

export function EmptyState({ svg, title, children }: EmptyStateProps) {
  return (
    <div className={`media ${styles.empty}`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository. */}
      <span className="no-box" dangerouslySetInnerHTML={{ __html: svg }} />
      <div className={`stack items-start ${styles.text}`}>
        <p className="text-strong">{title}</p>
        {children}
      </div>
    </div>
  );
}
