import { readers, scoringNote } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceFor, adviceSources } from '@practice/desk/advice';
import type { Picks } from '@practice/desk/completing';
import { type Factor, type Findings, factorNames, factors } from '@practice/desk/factors';
import { coverageText, methodText } from '@practice/desk/how-scored';
import { questionNumber } from '../tool/progress.ts';
import styles from './HowScored.module.css';
import { PointsTable } from './PointsTable.tsx';

/** Explains the scores: the findings, the words they rest on, and their points. */
export function HowScored({ details }: { details: AssessmentDetails }) {
  const { scoring, evidence, readBy, picture } = details;
  if (!scoring) return null;
  const { findings, implied, unknown } = scoring;
  return (
    <details className={styles.how}>
      <summary>How was this scored?</summary>
      <div className={`stack break-anywhere ${styles.inside}`}>
        <p>{scoringNote}</p>
        <p>Same answers, same scores: they come from fixed rules. {readBy && readers[readBy]}</p>
        <Found
          title="What we found in your answers"
          findings={findings}
          evidence={evidence}
          picks={picture?.picks}
        />
        <Found title="What we inferred" findings={implied} />
        <h3>{scoring.method ? 'What took points' : 'How the points add up'}</h3>
        <p>{methodText(scoring)}</p>
        {scoring.method && <p>{coverageText(scoring)}</p>}
        <PointsTable scoring={scoring} />
        {unknown.length > 0 && (
          <>
            <h3>We could not tell</h3>
            <p>Your answers don’t say, so none of these took a point.</p>
            <ul className={`stack gap-1 ${styles.list}`}>
              {unknown.map((factor) => (
                <li key={factor}>
                  <b>{factors[factor].name}:</b> {factors[factor].question}
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>Sources</h3>
        <ul className={`stack gap-1 ${styles.list}`}>
          {Object.values(adviceSources).map(({ name, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface FoundProps {
  title: string;
  findings: Findings;
  evidence?: AssessmentDetails['evidence'];
  picks?: Picks | undefined;
}

function Found({ title, findings, evidence = {}, picks = {} }: FoundProps) {
  const found = factorNames.filter((factor) => findings[factor] !== undefined);
  if (found.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.found}>
        {found.map((factor) => (
          <div key={factor}>
            <dt>{factors[factor].name}</dt>
            <dd>
              <State factor={factor} findings={findings} />
              {evidence[factor] && (
                <>
                  {' '}
                  <q className={`text-soft ${styles.words}`}>{evidence[factor].text}</q>{' '}
                  <span className={`text-soft text-sm`}>
                    (question {questionNumber(evidence[factor].answer)})
                  </span>
                </>
              )}
              {picks[factor] && <span className={`text-soft text-sm`}> (you told us afterward)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function State({ factor, findings }: { factor: Factor; findings: Findings }) {
  const state = findings[factor];
  if (state === undefined) return null;
  return <span className={adviceFor(factor, state) ? 'text-strong' : undefined}>{state}.</span>;
}
