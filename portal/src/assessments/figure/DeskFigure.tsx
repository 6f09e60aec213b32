import type { AssessmentDetails } from '@practice/contract/assessments';
import type { Ink, Look } from '@practice/desk/drawings/paper';
import { looks, marks, riskSigns } from '@practice/desk/figure/drawing';
import {
  type DrawnPart,
  drawnParts,
  partNames,
  type Risk,
  risks,
  risksOf,
  riskWords,
} from '@practice/desk/figure/risks';
import { sceneOf } from '@practice/desk/figure/scenes';
import { lines } from '@practice/ui/drawings/lines';
import { Shapes } from '@practice/ui/drawings/Shapes';
import { Notice } from '@practice/ui/Notice';
import { useState } from 'react';
import styles from './DeskFigure.module.css';

const tokens: Partial<Record<Ink, string>> = {
  clay: 'color-accent',
  rust: 'color-accent-hover',
  ochre: 'color-data',
  amber: 'color-warning',
  mist: 'color-warning-quiet',
  pine: 'color-action',
  soft: 'color-text-soft',
};
const colorOf = (ink: Ink) => `var(--${tokens[ink] ?? `drawing-${ink}`})`;

const drawn = ({ fill, stroke, width, dash }: Look) => ({
  fill: fill && colorOf(fill),
  stroke: stroke && colorOf(stroke),
  strokeWidth: width,
  strokeDasharray: dash?.join(' '),
});

const edges: Record<Risk, string> = { first: 'accent', some: 'data', none: 'action', unknown: 'line' };

export function DeskFigure({ details }: { details: AssessmentDetails }) {
  const risksByPart = risksOf(details);
  const worst = risks.flatMap((risk) => drawnParts.filter((part) => risksByPart[part].risk === risk))[0];
  const [selected = worst ?? 'screen', setSelected] = useState<DrawnPart>();
  const scene = details.setting && sceneOf(details.setting);
  if (!scene) return null;
  const { risk, findings } = risksByPart[selected];
  const nothingFound = risk === 'unknown' ? 'You didn’t mention it.' : 'Nothing to change here.';
  const { view, layers, places } = scene;
  const partProps = (part: DrawnPart) => ({
    ...drawn(looks[risksByPart[part].risk]),
    ...(part === selected && { strokeWidth: 4.5 }),
    className: styles.part,
    'data-risk': risksByPart[part].risk,
  });
  return (
    <figure className="stack gap-4">
      <div className={styles.stage}>
        <svg
          className={styles.drawing}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          aria-hidden="true"
          {...lines}
        >
          {layers.map(({ part, shapes }) => (
            <g key={shapes[0]?.d} {...(part && partProps(part))}>
              <Shapes of={shapes} />
            </g>
          ))}
          <g stroke={colorOf('soft')} strokeWidth={1.25}>
            {drawnParts.map((part) => (
              <path
                key={part}
                d={`M${places[part].at.join(' ')}L${places[part].to.join(' ')}`}
                {...(part === selected && { stroke: 'var(--color-text)', strokeWidth: 2.5 })}
              />
            ))}
          </g>
        </svg>
        {drawnParts.map((part) => {
          const [x, y] = places[part].at;
          return (
            <button
              key={part}
              type="button"
              className={styles.marker}
              style={{
                '--x': `${(100 * (x - view.x)) / view.width}%`,
                '--y': `${(100 * (y - view.y)) / view.height}%`,
              }}
              aria-pressed={part === selected}
              onClick={() => setSelected(part)}
              onFocus={() => setSelected(part)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setSelected(part)}
            >
              <RiskMark risk={risksByPart[part].risk} />
              <span className="visually-hidden">
                {partNames[part]}: {riskWords[risksByPart[part].risk]}. {risksByPart[part].findings.join(' ')}
              </span>
            </button>
          );
        })}
      </div>
      <figcaption className="stack gap-4">
        <Notice
          className={styles.findings}
          style={{ '--tone': `var(--color-${edges[risk]})` }}
          title={partNames[selected]}
        >
          <p className="cluster gap-2 text-sm">
            <RiskMark risk={risk} />
            {riskWords[risk]}
          </p>
          {(findings.length > 0 ? findings : [nothingFound]).map((finding) => (
            <p key={finding}>{finding}</p>
          ))}
        </Notice>
        <ul className="cluster gap-4 row-gap-2 plain-list text-sm text-soft" aria-label="What the marks mean">
          {risks.map((each) => (
            <li key={each} className="cluster gap-2">
              <RiskMark risk={each} />
              {riskWords[each]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function RiskMark({ risk }: { risk: Risk }) {
  const { sign, ...look } = marks[risk];
  return (
    <svg {...lines} strokeWidth={2} className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="9"
        {...drawn(look)}
        strokeDasharray={risk === 'unknown' ? '3 3.2' : undefined}
      />
      <path d={riskSigns[risk]} stroke={colorOf(sign)} />
    </svg>
  );
}
