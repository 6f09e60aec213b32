import type { ReactNode } from 'react';
import styles from './Details.module.css';

interface DetailsProps {
  /** `dt` and `dd`. */
  facts: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** One record: what is known of it, and beside that, or below on a phone, what can be done about it. */
export function Details({ facts, children }: DetailsProps) {
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>{facts}</dl>
      <div className={styles.work}>{children}</div>
    </div>
  );
}

/** The words of a person, as they wrote them. */
export function QuotedText({ children }: { children: string }) {
  return <dd className={styles.text}>{children}</dd>;
}
