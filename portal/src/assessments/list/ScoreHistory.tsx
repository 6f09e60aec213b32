import type { Assessment } from '@practice/contract/assessments';
import { longDate, shortDate } from '@practice/contract/format';
import { Fragment } from 'react';
import { dateLabel, scoredByOne, scoredDifferentlyThen } from '../assessment.ts';
import styles from './ScoreHistory.module.css';

const frame = { width: 480, height: 200, left: 34, right: 16, top: 12, bottom: 32 };

const workstation = { fill: 'none', stroke: 'var(--color-action)', strokeWidth: 2.5 };
const posture = { ...workstation, stroke: 'var(--color-accent)', strokeDasharray: '6 5' };

const dot = { d: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z', fill: workstation.stroke };
const square = { d: 'M-4.5-4.5h9v9h-9Z', fill: 'var(--color-surface)', strokeDasharray: 'none' };

const series = [
  { name: 'Workstation', score: 'workstationScore', line: workstation, mark: dot },
  { name: 'Posture', score: 'posturalScore', line: posture, mark: square },
] as const;

export function ScoreHistory({ assessments }: { assessments: readonly Assessment[] }) {
  const points = pointsOf(assessments);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const newFrom = scoredByOne(points)
    ? undefined
    : points.find(({ kind, scoredDifferently }) => kind === 'ai' && !scoredDifferently);
  const [firstDate, lastDate] = [shortDate(first.assessmentDate), shortDate(last.assessmentDate)];
  const described = points.map(
    (point) =>
      `${dateLabel(point, points)}: workstation ${point.workstationScore ?? 'Not Evaluated'}, posture ${point.posturalScore ?? 'Not Evaluated'}.`,
  );
  return (
    <figure className={`stack py-3 ${styles.history}`}>
      <figcaption className="cluster between baseline gap-4 row-gap-2">
        <span className="text-strong">Your scores over time</span>
        <span className={`cluster gap-2 text-sm text-soft ${styles.legend}`}>
          {series.map(({ name, line, mark }) => (
            <Fragment key={name}>
              <svg aria-hidden="true" viewBox="-14 -6 28 12" {...line}>
                <path d="M-14 0h28" />
                <path {...mark} />
              </svg>
              {name}
            </Fragment>
          ))}
        </span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={`Your scores over time, out of 10. ${described.join(' ')}`}
      >
        {[0, 2, 4, 6, 8, 10].map((score) => (
          <g key={score}>
            <path stroke="var(--color-line)" d={`M${frame.left} ${heightOf(score)}H${frame.width}`} />
            <text
              className={`text-xs ${styles.text}`}
              x={frame.left - 10}
              y={heightOf(score) + 5}
              textAnchor="end"
            >
              {score}
            </text>
          </g>
        ))}
        {series.map(({ name, score, line, mark }) => {
          const marks = points.flatMap(({ x, [score]: value }) =>
            value === null ? [] : [[x, heightOf(value)] as const],
          );
          return (
            <g key={name} {...line}>
              <polyline points={marks.join(' ')} />
              {marks.map(([x, y]) => (
                <path key={x} {...mark} transform={`translate(${x} ${y})`} />
              ))}
            </g>
          );
        })}
        <g className={`text-xs ${styles.text}`} transform={`translate(0 ${frame.height - 6})`}>
          <text x={frame.left}>{firstDate}</text>
          {lastDate !== firstDate && (
            <text x={frame.width} textAnchor="end">
              {lastDate}
            </text>
          )}
        </g>
      </svg>
      {newFrom && (
        <p className="text-sm text-soft">
          What came before {longDate(newFrom.assessmentDate)} was {scoredDifferentlyThen}.
        </p>
      )}
    </figure>
  );
}

function pointsOf(assessments: readonly Assessment[]) {
  const scored = assessments
    .filter(({ workstationScore, posturalScore }) => workstationScore !== null || posturalScore !== null)
    .toReversed();
  const times = scored.map(({ assessmentDate }) => Date.parse(assessmentDate));
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  // Leaves space for the marks at both ends.
  const [start, end] = [frame.left + 8, frame.width - frame.right];
  return scored.map((assessment, at) => {
    const share =
      to > from ? ((times[at] ?? from) - from) / (to - from) : at / Math.max(1, scored.length - 1);
    return { ...assessment, x: start + share * (end - start) };
  });
}

function heightOf(score: number): number {
  const { height, top, bottom } = frame;
  return top + (1 - score / 10) * (height - top - bottom);
}
