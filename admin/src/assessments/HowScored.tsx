import {
  coverageText,
  firstMethodText,
  methodText,
  scoreNames,
  subtraction,
} from '@practice/desk/how-scored';
import type { SavedScoring } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';
import styles from './Assessments.module.css';
import { Section } from './Section.tsx';

/** Explains the scores, in the words that the client reads. */
export function HowScored({ scoring }: { scoring: SavedScoring }) {
  return (
    <Section heading="How this was scored" lead={methodText(scoring)}>
      {scoring.method === undefined ? (
        <ul className={styles.untold}>
          {scoring.points.map((each) => (
            <li key={`${each.score} ${each.factor}`}>{firstMethodText(each)}</li>
          ))}
        </ul>
      ) : (
        <>
          <p>{coverageText(scoring)}</p>
          <div className={styles.sums}>
            {scoreKinds.map((kind) => (
              <SumTable key={kind} caption={scoreNames[kind]} lines={subtraction(scoring, kind)} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}
