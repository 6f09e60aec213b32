import type { AssessmentDetails } from '@practice/contract/assessments';
import {
  type DrawnPart,
  drawnParts,
  risks as legend,
  partNames,
  risksOf,
  riskWords,
} from '@practice/desk/figure/risks';
import { type Scene, sceneOf } from '@practice/desk/figure/scenes';
import { useState } from 'react';
import { DeskDrawing } from './DeskDrawing.tsx';
import styles from './DeskFigure.module.css';
import { RiskMark } from './RiskMark.tsx';

type Drawn = Pick<AssessmentDetails, 'scoring' | 'fixes' | 'setting'>;

/** Nothing when the workplace cannot be drawn. */
export function DeskFigure({ details }: { details: Drawn }) {
  const scene = details.setting && sceneOf(details.setting);
  return scene ? <Parts scene={scene} details={details} /> : null;
}

/** Each part shows its findings when it is touched, pointed at or focused. */
function Parts({ scene, details }: { scene: Scene; details: Drawn }) {
  const risks = risksOf(details);
  const worst = legend.flatMap((risk) => drawnParts.filter((part) => risks[part].risk === risk))[0];
  const [chosen, setChosen] = useState<DrawnPart>();
  const shown = chosen ?? worst ?? 'screen';
  const { risk, findings } = risks[shown];
  return (
    <figure className={styles.figure}>
      <div className={styles.room}>
        <DeskDrawing scene={scene} risks={risks} shown={shown} />
        {drawnParts.map((part) => (
          <button
            key={part}
            type="button"
            className={`${styles.marker} ${styles[risks[part].risk]}`}
            style={placeOf(part, scene)}
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

/** Percentages, for the position of a button over the drawing. */
function placeOf(
  part: DrawnPart,
  { view, places }: Scene,
): { insetInlineStart: string; insetBlockStart: string } {
  const [x, y] = places[part].at;
  return {
    insetInlineStart: `${(100 * (x - view.x)) / view.width}%`,
    insetBlockStart: `${(100 * (y - view.y)) / view.height}%`,
  };
}
