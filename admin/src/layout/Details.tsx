import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface DetailsProps {
  /** `dt` and `dd`. */
  facts: ReactNode;
  /** Actions and forms. */
  children: ReactNode;
}

/** One record: its facts, and beside them, or below on a phone, its actions. */
export function Details({ facts, children }: DetailsProps) {
  return (
    <div className={styles.details}>
      <dl className={`break-anywhere ${styles.facts}`}>{facts}</dl>
      <div className={`stack gap-6 ${styles.work}`}>{children}</div>
    </div>
  );
}

/** Text that a person wrote, with its line breaks. */
export function QuotedText({ children }: { children: string }) {
  return <dd className={styles.text}>{children}</dd>;
}
