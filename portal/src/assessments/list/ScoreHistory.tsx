import type { Assessment } from '@practice/contract/assessments';
import { longDate, shortDate } from '@practice/contract/format';
import { dateLabel, scoredByOne, scoredDifferentlyThen } from '../assessment.ts';
import styles from './ScoreHistory.module.css';
import { chartOf, frame, heightOf, lineOf, marksOf } from './score-chart.ts';

const workstation = { fill: 'none', stroke: 'var(--color-action)', strokeWidth: 2.5 };
const posture = { ...workstation, stroke: 'var(--color-accent)', strokeDasharray: '6 5' };
const dot = { fill: 'var(--color-action)' };
const square = { fill: 'var(--color-surface)', strokeDasharray: 'none' };

export function ScoreHistory({ assessments }: { assessments: readonly Assessment[] }) {
  const points = chartOf(assessments);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const newFrom = scoredByOne(points)
    ? undefined
    : points.find(({ kind, scoredDifferently }) => kind === 'ai' && !scoredDifferently);
  const [firstDate, lastDate] = [shortDate(first.assessmentDate), shortDate(last.assessmentDate)];
  return (
    <figure className={`stack py-3 ${styles.history}`}>
      <figcaption className="cluster between baseline gap-4 row-gap-2">
        <span className="text-strong">Your scores over time</span>
        <span className={`cluster gap-2 text-sm text-soft ${styles.legend}`}>
          <svg aria-hidden="true" viewBox="0 0 28 10" {...workstation}>
            <path d="M0 5h28" />
            <circle {...dot} cx="14" cy="5" r="4" />
          </svg>
          Workstation
          <svg aria-hidden="true" viewBox="0 0 28 10" {...posture}>
            <path d="M0 5h28" />
            <path {...square} d="M10 1h8v8h-8Z" />
          </svg>
          Posture
        </span>
      </figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        {[0, 2, 4, 6, 8, 10].map((score) => (
          <g key={score}>
            <path stroke="var(--color-line)" d={`M${frame.left} ${heightOf(score)}H${frame.width}`} />
            <text className={styles.text} x={frame.left - 10} y={heightOf(score) + 5} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        <g {...workstation}>
          <polyline points={lineOf(points, 'workstationScore')} />
          {marksOf(points, 'workstationScore').map(({ id, x, y }) => (
            <circle key={id} {...dot} cx={x} cy={y} r="5" />
          ))}
        </g>
        <g {...posture}>
          <polyline points={lineOf(points, 'posturalScore')} />
          {marksOf(points, 'posturalScore').map(({ id, x, y }) => (
            <path key={id} {...square} d={`M${x - 4.5} ${y - 4.5}h9v9h-9Z`} />
          ))}
        </g>
        <g className={styles.text}>
          <text x={frame.left} y={frame.height - 6}>
            {firstDate}
          </text>
          {lastDate !== firstDate && (
            <text x={frame.width} y={frame.height - 6} textAnchor="end">
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
      <div className="visually-hidden">
        <table>
          <caption>Your scores over time, out of 10</caption>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Workstation</th>
              <th scope="col">Posture</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <th scope="row">
                  {dateLabel(point, points)}
                  {newFrom && point.scoredDifferently && ` (${scoredDifferentlyThen})`}
                </th>
                <td>{point.workstationScore ?? 'Not Evaluated'}</td>
                <td>{point.posturalScore ?? 'Not Evaluated'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
