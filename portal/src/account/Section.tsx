import { Card } from '@practice/ui/Card';
import { type ReactNode, useId } from 'react';
import panel from '../layout/Panel.module.css';
import styles from './Account.module.css';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of the account's page with its heading. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card className={panel.panel} aria-labelledby={id}>
      <h2 className={panel.title} id={id}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </Card>
  );
}
