import { type Assessment, ratingOf } from '@practice/contract/assessments';
import type { ScoreKind } from '@practice/desk/weights';
import type { ReactNode } from 'react';
import { isWithheld } from './assessment.ts';
import { EmergencySummary } from './result/care.tsx';
import styles from './Scores.module.css';

interface ScoresProps {
  assessment: Assessment;
  isLarge?: boolean;
  wordOf?: (kind: ScoreKind, score: number) => ReactNode;
}

const scale = 'M12 62A48 48 0 0 1 108 62';
const ticks = 'M3 62A57 57 0 0 1 117 62';

/** Both scores as gauges, or what comes before them in an emergency. */
export function Scores({ assessment, isLarge = false, wordOf }: ScoresProps) {
  if (isWithheld(assessment)) return <EmergencySummary assessment={assessment} />;

  function gauge(kind: ScoreKind, label: string, score: number | null) {
    const progress = score !== null && {
      role: 'progressbar',
      'aria-label': label,
      'aria-valuenow': score * 10,
      'aria-valuetext': `${score} out of 10`,
    };
    return (
      <div className={styles.gauge}>
        <p className="text-sm text-strong leading-snug">{label}</p>
        <div className={`${styles.dial} ${isLarge ? styles.large : ''}`} {...progress}>
          <svg viewBox="0 0 120 72" aria-hidden="true">
            <path className={styles.ticks} d={ticks} pathLength="180" />
            <path className={styles.track} d={scale} strokeDasharray={score === null ? '3 5' : undefined} />
            {score !== null && (
              <path d={scale} stroke={colorOf(score)} pathLength="10" strokeDasharray={`${score} 10`} />
            )}
          </svg>
          <span className={`heading-font ${isLarge ? 'text-2xl' : 'text-xl'} ${styles.number}`}>
            {score ?? 'N/A'}
            {score !== null && (
              <span className={`text-soft ${isLarge ? 'text-sm' : 'text-xs'} ${styles.of}`}>/10</span>
            )}
          </span>
        </div>
        <p className="text-sm text-soft leading-snug">
          {score !== null && wordOf ? wordOf(kind, score) : ratingOf(score)}
        </p>
      </div>
    );
  }

  return (
    <div className={`columns gap-4 ${styles.gauges}`} style={{ '--width': wordOf ? '13rem' : '11rem' }}>
      {gauge('workstation', 'Workstation Score', assessment.workstationScore)}
      {gauge('posture', 'Postural Score', assessment.posturalScore)}
    </div>
  );
}

function colorOf(score: number): string {
  if (score >= 6) return 'var(--color-action)';
  return score >= 4 ? 'var(--color-data)' : 'var(--color-accent)';
}
