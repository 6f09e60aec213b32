import { arc } from '@practice/desk/figure/geometry';
import type { ReactNode } from 'react';
import styles from './ArcGauge.module.css';

interface ArcGaugeProps {
  label: string;
  score: number | null;
  word: ReactNode;
  size: 'small' | 'large';
}

const center = { x: 60, y: 62 };
const scale = arc(center, 48, 0, 180);

export function ArcGauge({ label, score, word, size }: ArcGaugeProps) {
  const progress = score !== null && {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': score * 10,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': `${score} out of 10`,
  };
  return (
    <div className={`${styles.gauge} ${styles[size]}`}>
      <p className="text-sm text-strong leading-snug">{label}</p>
      <div className={styles.dial} {...progress}>
        <svg viewBox="0 0 120 72" aria-hidden="true">
          <path className={styles.ticks} d={arc(center, 57, 0, 180)} pathLength="180" />
          <path className={styles.track} d={scale} strokeDasharray={score === null ? '3 5' : undefined} />
          {score !== null && (
            // An arc runs counterclockwise from the right; the transform makes it begin at the left.
            <path
              d={scale}
              stroke={colorOf(score)}
              pathLength="100"
              strokeDasharray={`${score * 10} 100`}
              transform="translate(120 0) scale(-1 1)"
            />
          )}
        </svg>
        <span className={`heading-font ${styles.number}`}>
          {score ?? 'N/A'}
          {score !== null && <span className={`text-soft ${styles.of}`}>/10</span>}
        </span>
      </div>
      <p className="text-sm text-soft leading-snug">{word}</p>
    </div>
  );
}

function colorOf(score: number): string {
  if (score >= 6) return 'var(--color-action)';
  return score >= 4 ? 'var(--color-data)' : 'var(--color-accent)';
}
