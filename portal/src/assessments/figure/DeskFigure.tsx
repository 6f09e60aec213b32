import type { AssessmentDetails } from '@practice/contract/assessments';
import { deskView, markPlaces } from '@practice/desk/figure/drawing';
import {
  type DrawnPart,
  drawnParts,
  risks as legend,
  partNames,
  risksOf,
  riskWords,
} from '@practice/desk/figure/risks';
import { useState } from 'react';
import { DeskDrawing } from './DeskDrawing.tsx';
import styles from './DeskFigure.module.css';
import { RiskMark } from './RiskMark.tsx';

/** A person at a desk, whose parts show what was found about them; each says so when it is touched, pointed at or focused. */
export function DeskFigure({ details }: { details: Pick<AssessmentDetails, 'scoring' | 'fixes'> }) {
  const risks = risksOf(details);
  const worst = legend.flatMap((risk) => drawnParts.filter((part) => risks[part].risk === risk))[0];
  const [chosen, setChosen] = useState<DrawnPart>();
  const shown = chosen ?? worst ?? 'screen';
  const { risk, findings } = risks[shown];
  return (
    <figure className={styles.figure}>
      <div className={styles.room}>
        <DeskDrawing risks={risks} shown={shown} />
        {drawnParts.map((part) => (
          <button
            key={part}
            type="button"
            className={`${styles.marker} ${styles[risks[part].risk]}`}
            style={placeOf(part)}
            aria-pressed={part === shown}
            onClick={() => setChosen(part)}
            onFocus={() => setChosen(part)}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') setChosen(part);
            }}
          >
            <RiskMark risk={risks[part].risk} />
            <span className="visually-hidden">
              {partNames[part]}: {riskWords[risks[part].risk]}. {risks[part].findings.join(' ')}
            </span>
          </button>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <div className={`${styles.said} ${styles[risk]}`}>
          <p className={styles.part}>{partNames[shown]}</p>
          <p className={styles.risk}>
            <RiskMark risk={risk} />
            {riskWords[risk]}
          </p>
          {findings.length > 0 ? (
            findings.map((finding) => <p key={finding}>{finding}</p>)
          ) : (
            <p>
              {risk === 'unknown' ? 'Your answers say nothing about it.' : 'Nothing here needs a change.'}
            </p>
          )}
        </div>
        <ul className={styles.legend} aria-label="What the marks mean">
          {legend.map((each) => (
            <li key={each} className={styles[each]}>
              <RiskMark risk={each} />
              {riskWords[each]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** In percent, for a button that lies over the drawing. */
function placeOf(part: DrawnPart): { insetInlineStart: string; insetBlockStart: string } {
  const [x, y] = markPlaces[part].at;
  return {
    insetInlineStart: `${(100 * (x - deskView.x)) / deskView.width}%`,
    insetBlockStart: `${(100 * (y - deskView.y)) / deskView.height}%`,
  };
}
