import {
  firstPointsWords,
  knownWords,
  methodWords,
  scoreNames,
  subtraction,
} from '@practice/desk/how-scored';
import type { SavedScoring } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import styles from './Assessments.module.css';
import { Section } from './Section.tsx';

/** How the scores came about, in the words that the client reads. */
export function HowScored({ scoring }: { scoring: SavedScoring }) {
  return (
    <Section heading="How this was scored" lead={methodWords(scoring)}>
      {scoring.method === undefined ? (
        <ul className={styles.untold}>
          {scoring.points.map((each) => (
            <li key={`${each.score} ${each.factor}`}>{firstPointsWords(each)}</li>
          ))}
        </ul>
      ) : (
        <>
          <p>{knownWords(scoring)}</p>
          <div className={styles.subtractions}>
            {scoreKinds.map((kind) => (
              <table key={kind}>
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
        </>
      )}
    </Section>
  );
}
