import { factors } from '@practice/desk/factors';
import { coverageText, pointChanges, pointChangesText, scoreNames } from '@practice/desk/how-scored';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { useState } from 'react';
import { Dashes } from '../Dashes.tsx';
import styles from './ScoreStrip.module.css';

export function ScoreStrip({ scoring }: { scoring: AssessmentScoring }) {
  const [[before, now], setSeen] = useState([scoring, scoring]);
  if (now !== scoring) setSeen([now, scoring]);
  const byFactor = Map.groupBy(pointChanges(before, now), ({ factor }) => factor);
  const changed = [...byFactor].map(
    ([factor, changes]) => `${factors[factor].name}: ${pointChangesText(changes).toLowerCase()}.`,
  );
  const { workstationScore, posturalScore, known, unknown } = scoring;
  const scores = [
    [scoreNames.workstation, workstationScore],
    [scoreNames.posture, posturalScore],
  ] as const;
  return (
    <div className={`stack gap-2 ${styles.strip}`}>
      <div className="cluster baseline gap-5 row-gap-0" role="status">
        {scores.map(([name, score]) => (
          <p key={name} className={`text-sm text-strong ${styles.score}`}>
            {name}{' '}
            <b key={score} className="heading-font text-xl">
              {score}
              <span className="text-sm text-soft">
                <span className="visually-hidden"> out of </span>
                <span aria-hidden="true">/</span>10
              </span>
            </b>
          </p>
        ))}
        <p className="text-sm text-soft grow">{coverageText(scoring)}</p>
        {changed.length > 0 && <p className="text-sm text-strong">{changed.join(' ')}</p>}
      </div>
      <Dashes colors={[...Array<string>(known).fill('action'), ...unknown.map(() => 'line')]} />
    </div>
  );
}
