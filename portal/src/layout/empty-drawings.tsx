import type { ReactNode } from 'react';
import styles from './empty-drawings.module.css';

/** The measuring instrument at rest: a scale without a reading. */
export function EmptyDial() {
  return (
    <Drawing>
      <path d="M8 54a44 44 0 0 1 88 0" />
      {Array.from({ length: 11 }, (_, at) => at * 18).map((degrees) => (
        <path key={degrees} d="M12 54h6" transform={`rotate(${degrees} 52 54)`} />
      ))}
      <path className={styles.mark} d="M52 54H26" />
      <circle cx="52" cy="54" r="3.5" />
    </Drawing>
  );
}

/** A week as a ruler shows it: five days, each with its hours, and a place that is still free. */
export function EmptyWeek() {
  return (
    <Drawing>
      <path d="M4 54h96" />
      {Array.from({ length: 21 }, (_, at) => at).map((at) => (
        <path key={at} d={`M${4 + at * 4.8} 54v-${at % 4 === 0 ? 14 : 6}`} />
      ))}
      <path className={styles.mark} d="M42.4 30a12.6 12.6 0 0 1 19.2 0" />
      <path className={styles.mark} d="M52 26v-12" strokeDasharray="0.5 6" />
    </Drawing>
  );
}

/** A receipt with nothing on it. */
export function EmptyReceipt() {
  return (
    <Drawing>
      <path d="M26 4h52v52l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5Z" />
      <path d="M36 18h18M36 28h32" strokeDasharray="0.5 5" />
      <path className={styles.mark} d="M56 40h12" />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 60" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
