import type { Assessment } from '@practice/contract/assessments';
import { dayInSentence, shortDate } from '@practice/contract/format';
import { dateLabel } from '../assessment.ts';
import styles from './ScoreHistory.module.css';
import { type ChartPoint, chartOf, heightOf } from './score-chart.ts';

const frame = { width: 480, height: 200, left: 34, right: 16, top: 12, bottom: 32 };

/** Both scores over time, from two assessments on. */
export function ScoreHistory({ assessments }: { assessments: readonly Assessment[] }) {
  const points = chartOf(assessments, frame);
  if (points.length < 2) return null;
  const [first, last] = [points[0], points.at(-1)];
  const changed = points.find(({ isNewScale }) => isNewScale);
  return (
    <figure className={`stack ${styles.figure}`}>
      <figcaption className="cluster between baseline gap-4 row-gap-2">
        <span className="text-strong">Your scores over time</span>
        <span className={`cluster gap-2 text-sm text-soft ${styles.legend}`}>
          <svg aria-hidden="true" viewBox="0 0 28 10" className={styles.workstation}>
            <path d="M0 5h28" />
            <circle cx="14" cy="5" r="4" />
          </svg>
          Workstation
          <svg aria-hidden="true" viewBox="0 0 28 10" className={styles.posture}>
            <path d="M0 5h28" />
            <path className={styles.mark} d="M10 1h8v8h-8Z" />
          </svg>
          Posture
        </span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {[0, 2, 4, 6, 8, 10].map((score) => (
          <g key={score}>
            <path className={styles.rule} d={`M${frame.left} ${heightOf(score, frame)}H${frame.width}`} />
            <text className={styles.text} x={frame.left - 10} y={heightOf(score, frame) + 5} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        <g className={styles.workstation}>
          <path d={lineOf(points, 'workstation')} />
          {points.map(({ id, x, workstation }) =>
            workstation === undefined ? null : <circle key={id} cx={x} cy={workstation} r="5" />,
          )}
        </g>
        <g className={styles.posture}>
          <path d={lineOf(points, 'posture')} />
          {points.map(({ id, x, posture }) =>
            posture === undefined ? null : (
              <path key={id} className={styles.mark} d={`M${x - 4.5} ${posture - 4.5}h9v9h-9Z`} />
            ),
          )}
        </g>
        {first && last && (
          <g className={styles.text}>
            <text x={frame.left} y={frame.height - 6}>
              {shortDate(first.assessmentDate)}
            </text>
            {shortDate(last.assessmentDate) !== shortDate(first.assessmentDate) && (
              <text x={frame.width} y={frame.height - 6} textAnchor="end">
                {shortDate(last.assessmentDate)}
              </text>
            )}
          </g>
        )}
      </svg>
      {changed && (
        <p className="text-sm text-soft">
          AI assessments before {dayInSentence(changed.assessmentDate)} were scored differently then, so the
          line starts again.
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
            {points.map(({ id, assessmentDate, scores }) => (
              <tr key={id}>
                <th scope="row">{dateLabel({ id, assessmentDate }, points)}</th>
                <td>{scores.workstation ?? 'Not Evaluated'}</td>
                <td>{scores.posture ?? 'Not Evaluated'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function lineOf(points: readonly ChartPoint[], which: 'workstation' | 'posture'): string {
  return points
    .flatMap((point, at) =>
      point[which] === undefined
        ? []
        : `${at === 0 || point.isNewScale ? 'M' : 'L'}${point.x} ${point[which]}`,
    )
    .join('')
    .replace(/^L/, 'M');
}
