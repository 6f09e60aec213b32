import { readers, scoringNote } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceSources } from '@practice/desk/advice';
import { findingIn } from '@practice/desk/advice-by-setting';
import { type Findings, factorNames, factors } from '@practice/desk/factors';
import { coverageText, methodOf, scoreNames, sumLines } from '@practice/desk/how-scored';
import { isScoredDifferently } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';
import { isRisk } from '../compare/changes.ts';
import { questionNumber } from '../tool/progress.ts';
import styles from './HowScored.module.css';

export function HowScored({ details }: { details: AssessmentDetails }) {
  const { scoring, evidence, readBy, followUp } = details;
  if (!scoring) return null;
  const { findings, implied, unknown } = scoring;

  const list = (title: string, states: Findings) => {
    const found = factorNames.flatMap((factor) => {
      const state = states[factor];
      return state ? [{ factor, state, quote: findings[factor] && evidence[factor] }] : [];
    });
    if (found.length === 0) return null;
    return (
      <>
        <h3>{title}</h3>
        <ul className="ruled plain-list">
          {found.map(({ factor, state, quote }) => (
            <li key={factor}>
              <span className={isRisk(factor, state) ? 'text-strong' : undefined}>
                {findingIn(scoring, factor, state)}
              </span>
              {quote && (
                <>
                  {' '}
                  <q className="text-soft">{quote.text}</q>{' '}
                  <span className="text-soft text-sm">(question {questionNumber(quote.answer)})</span>
                </>
              )}
              {followUp?.answers[factor] && (
                <span className="text-soft text-sm"> (you told us afterward)</span>
              )}
            </li>
          ))}
        </ul>
      </>
    );
  };

  return (
    <details className={styles.how}>
      <summary>How was this scored?</summary>
      <div className={`stack break-anywhere ${styles.answer}`}>
        <p>{scoringNote}</p>
        <p>Same answers, same scores: they come from fixed rules. {readBy && readers[readBy]}</p>
        {list('What we found in your answers', findings)}
        {list('What we inferred', implied)}
        <h3>How the points add up</h3>
        <p>{methodOf(scoring)}</p>
        <p>{coverageText(scoring)}</p>
        <div className="columns gap-6 row-gap-4 columns-20">
          {!isScoredDifferently(scoring) &&
            scoreKinds.map((kind) => (
              <SumTable key={kind} caption={scoreNames[kind]} lines={sumLines(scoring, kind)} />
            ))}
        </div>
        {unknown.length > 0 && (
          <>
            <h3>We couldn’t tell</h3>
            <p>Your answers don’t say, so none of these changed a score.</p>
            <ul className="stack gap-1 text-list">
              {unknown.map((factor) => (
                <li key={factor}>{factors[factor].question}</li>
              ))}
            </ul>
          </>
        )}
        <h3>Sources</h3>
        <ul className="stack gap-1 text-list">
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
