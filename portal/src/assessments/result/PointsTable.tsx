import { factors } from '@practice/desk/factors';
import type { AssessmentScoring, ScoreKind } from '@practice/desk/scoring';
import styles from './HowScored.module.css';

const kinds: readonly ScoreKind[] = ['workstation', 'posture'];
const names: Record<ScoreKind, string> = { workstation: 'Workstation', posture: 'Posture' };
const rows = [
  ['chair', 'Chair'],
  ['monitorAndPhone', 'Screen and phone'],
  ['mouseAndKeyboard', 'Mouse and keyboard'],
  ['final', 'The part that decides'],
] as const;

/** The points of each part, and which findings added to them. */
export function PointsTable({ scoring: { rosa, points, workstationScore, posturalScore } }: Props) {
  const scores: Record<ScoreKind, number> = { workstation: workstationScore, posture: posturalScore };
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Points of each part, from 1 to 10, and the scores</caption>
        <thead>
          <tr>
            <th scope="col">Points, 1 to 10</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {names[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, name]) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {kinds.map((kind) => (
                <td key={kind}>{rosa[kind][key]}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.result}>
            <th scope="row">Your score</th>
            {kinds.map((kind) => (
              <td key={kind}>{scores[kind]} of 10</td>
            ))}
          </tr>
        </tbody>
      </table>
      {points.length > 0 && (
        <ul className={styles.list}>
          {points.map(({ score, factor, state, points: counted }) => (
            <li key={`${score} ${factor} ${state}`}>
              {factors[factor].name}, {state}: {signed(counted)} for {names[score].toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  scoring: AssessmentScoring;
}

function signed(points: number): string {
  const amount = Math.abs(points);
  return `${points < 0 ? '−' : '+'}${amount} ${amount === 1 ? 'point' : 'points'}`;
}
