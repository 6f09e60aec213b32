import type { Risk } from './parts.ts';
import styles from './RiskMark.module.css';

const signs: Record<Risk, string> = {
  first: 'M10 4.5v7M10 15.2v.1',
  some: 'M5 11.5c2-3.5 4-3.5 5-1.5s3 2 5-1.5',
  none: 'M5.5 10.5l3 3 6-7',
  unknown: 'M7.5 7.6c0-4 5.4-3.6 5.2-.3-.1 2-2.6 2.2-2.7 4.6M10 15.2v.1',
};

/** A sign for a risk: it can be told from the others without its color. */
export function RiskMark({ risk }: { risk: Risk }) {
  return (
    <svg
      className={`${styles.mark} ${styles[risk]}`}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9" />
      <path d={signs[risk]} />
    </svg>
  );
}
