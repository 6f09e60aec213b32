import { firstMethodText, scoreNames, subtraction } from '@practice/desk/how-scored';
import type { SavedScoring } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';
import styles from './HowScored.module.css';

export function PointsTable({ scoring }: { scoring: SavedScoring }) {
  if (scoring.method === undefined) {
    return (
      <ul className={`stack gap-1 ${styles.list}`}>
        {scoring.points.map((each) => (
          <li key={`${each.score} ${each.factor}`}>{firstMethodText(each)}</li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.sums}>
      {scoreKinds.map((kind) => (
        <SumTable key={kind} caption={scoreNames[kind]} lines={subtraction(scoring, kind)} />
      ))}
    </div>
  );
}
