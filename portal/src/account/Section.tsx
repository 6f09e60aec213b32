import { Card } from '@practice/ui/Card';
import { type ReactNode, useId } from 'react';
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
    <Card className="stack gap-4" aria-labelledby={id}>
      <h2 className="text-xl" id={id}>
        {title}
      </h2>
      {hint && <p className={`text-soft break-anywhere ${styles.hint}`}>{hint}</p>}
      {children}
    </Card>
  );
}
