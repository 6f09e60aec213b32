import { firstPointsWords, scoreNames, subtraction } from '@practice/desk/how-scored';
import type { SavedScoring } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import styles from './HowScored.module.css';

/** Each score as a subtraction: ten, what each finding took, what is left. By the first method: what each counted. */
export function PointsTable({ scoring }: { scoring: SavedScoring }) {
  if (scoring.method === undefined) {
    return (
      <ul className={styles.list}>
        {scoring.points.map((each) => (
          <li key={`${each.score} ${each.factor}`}>{firstPointsWords(each)}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.tables}>
      {scoreKinds.map((kind) => (
        <table key={kind} className={styles.table}>
          <caption>{scoreNames[kind]}</caption>
          <tbody>
            {subtraction(scoring, kind).map(({ words, points }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
