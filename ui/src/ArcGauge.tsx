import styles from './ArcGauge.module.css';
import { arc, type Point } from './drawings/lines.ts';

interface ArcGaugeProps {
  /** What was judged, e.g. 'Workstation Score'. */
  label: string;
  /** 0 to 10, or null where it was not judged. */
  score: number | null;
  /** What the number means. */
  word: string;
  size?: 'small' | 'large';
}

const center: Point = { x: 60, y: 62 };
const scale = arc(center, 48, 0, 180);

/** A reading out of 10 on half a dial: never without its number and its word. */
export function ArcGauge({ label, score, word, size = 'large' }: ArcGaugeProps) {
  const dial = (
    <>
      <svg viewBox="0 0 120 72" aria-hidden="true" focusable="false">
        <path className={styles.ticks} d={arc(center, 57, 0, 180)} pathLength="180" />
        <path className={styles.track} d={scale} />
        {score !== null && (
          // Drawn from the left, while an arc runs against the clock from the right.
          <path
            className={styles.reading}
            d={scale}
            pathLength="100"
            strokeDasharray={`${score * 10} 100`}
            transform="translate(120 0) scale(-1 1)"
          />
        )}
      </svg>
      <span className={styles.number}>
        {score ?? 'N/A'}
        {score !== null && <span className={styles.of}>/10</span>}
      </span>
    </>
  );
  return (
    <div className={`${styles.gauge} ${styles[size]} ${styles[toneOf(score)]}`}>
      <p className={styles.label}>{label}</p>
      {score === null ? (
        <div className={styles.dial}>{dial}</div>
      ) : (
        <div
          className={styles.dial}
          role="progressbar"
          aria-label={label}
          aria-valuenow={score * 10}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${score} out of 10`}
        >
          {dial}
        </div>
      )}
      <p className={styles.word}>{word}</p>
    </div>
  );
}

function toneOf(score: number | null): 'none' | 'low' | 'middle' | 'high' {
  if (score === null) return 'none';
  if (score >= 6) return 'high';
  return score >= 4 ? 'middle' : 'low';
}
