import type { ReactNode } from 'react';
import styles from './empty-drawings.module.css';

/** A dial without a reading. */
export function EmptyDial() {
  return (
    <Drawing from={7} width={90}>
      <path d="M8 54a44 44 0 0 1 88 0" />
      {Array.from({ length: 11 }, (_, at) => at * 18).map((degrees) => (
        <path key={degrees} d="M12 54h6" transform={`rotate(${degrees} 52 54)`} />
      ))}
      <path className={styles.mark} d="M52 54H26" />
      <circle cx="52" cy="54" r="3.5" />
    </Drawing>
  );
}

export function EmptyClock() {
  return (
    <Drawing from={23} width={58}>
      <circle cx="52" cy="30" r="28" />
      {Array.from({ length: 12 }, (_, at) => at * 30).map((degrees) => (
        <path key={degrees} d="M52 6v5" transform={`rotate(${degrees} 52 30)`} />
      ))}
      <path d="M52 30V14" />
      <path className={styles.mark} d="M52 30H41" />
    </Drawing>
  );
}

export function EmptyReceipt() {
  return (
    <Drawing from={25} width={54}>
      <path d="M26 4h52v52l-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5Z" />
      <path d="M36 18h18M36 28h32" strokeDasharray="0.5 5" />
      <path className={styles.mark} d="M56 40h12" />
    </Drawing>
  );
}

function Drawing({ from, width, children }: { from: number; width: number; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox={`${from} 0 ${width} 60`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
