import { factors } from '@practice/desk/factors';
import { coverageText, pointChanges, pointChangesText, scoreNames } from '@practice/desk/how-scored';
import { type AssessmentScoring, scoreOf } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
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
  return (
    <div className={`stack gap-2 sticky ${styles.strip}`}>
      <div className="cluster baseline gap-5 row-gap-0" role="status">
        {scoreKinds.map((kind) => (
          <p key={kind} className={`text-sm text-strong ${styles.score}`}>
            {scoreNames[kind]}{' '}
            <b key={scoreOf(scoring, kind)} className="heading-font text-xl">
              {scoreOf(scoring, kind)}
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
      <Dashes
        colors={[...Array<string>(scoring.known).fill('action'), ...scoring.unknown.map(() => 'line')]}
      />
    </div>
  );
}
