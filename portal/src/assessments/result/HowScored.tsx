import { readers, scoringNote } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { adviceSources } from '@practice/desk/advice';
import { factors } from '@practice/desk/factors';
import { coverageText, methodOf, scoreNames, sumLines } from '@practice/desk/how-scored';
import { isScoredDifferently } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';

export function HowScored({ details }: { details: AssessmentDetails }) {
  const { scoring, readBy } = details;
  if (!scoring) return null;
  return (
    <details className="foldout line-above line-below">
      <summary>How was this scored?</summary>
      <div className="stack break-anywhere mb-4">
        <p>{scoringNote}</p>
        <p>The same findings always give the same scores. {readBy && readers[readBy]}</p>
        <h3 className="text-lg mt-3">How the points add up</h3>
        <p>{methodOf(scoring)}</p>
        <p>{coverageText(scoring)}</p>
        <div className="columns gap-6 row-gap-4 columns-20">
          {!isScoredDifferently(scoring) &&
            scoreKinds.map((kind) => (
              <div key={kind}>
                <SumTable caption={scoreNames[kind]} lines={sumLines(scoring, kind)} />
              </div>
            ))}
        </div>
        {scoring.unknown.length > 0 && (
          <>
            <h3 className="text-lg mt-3">We couldn’t tell</h3>
            <p>Your answers don’t say, so none of these changed a score.</p>
            <ul className="stack gap-1 text-list">
              {scoring.unknown.map((factor) => (
                <li key={factor}>{factors[factor].question}</li>
              ))}
            </ul>
          </>
        )}
        <h3 className="text-lg mt-3">Sources</h3>
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
