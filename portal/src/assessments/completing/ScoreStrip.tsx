import { coverageText, scoreNames } from '@practice/desk/how-scored';
import type { AssessmentScoring } from '@practice/desk/scoring';
import styles from './ScoreStrip.module.css';

/** Both scores and how much is known, announced when they change. */
export function ScoreStrip({ scoring }: { scoring: AssessmentScoring }) {
  const { workstationScore, posturalScore, known, unknown } = scoring;
  const scores = [
    [scoreNames.workstation, workstationScore],
    [scoreNames.posture, posturalScore],
  ] as const;
  const all = known + unknown.length;
  return (
    <div className={`stack gap-2 ${styles.strip}`}>
      <div className={styles.words} role="status">
        {scores.map(([name, score]) => (
          <p key={name} className={`text-sm text-strong ${styles.score}`}>
            {name}{' '}
            <b key={score}>
              {score}
              <span className={`text-sm text-soft ${styles.of}`}>
                <span className="visually-hidden"> out of </span>
                <span aria-hidden="true">/</span>10
              </span>
            </b>
          </p>
        ))}
        <p className={`text-sm text-soft ${styles.known}`}>{coverageText(scoring)}</p>
      </div>
      {/* A piece of the line for each thing, filled for those that are known. */}
      <svg className={styles.line} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.open} d="M0 3H100" pathLength={all} />
        <path className={styles.told} d={`M0 3H${(100 * known) / all}`} pathLength={known} />
      </svg>
    </div>
  );
}
