import type { AssessmentDetails } from '@practice/contract/assessments';
import { type AdviceSource, adviceSources, costWords, effortWords, type Fix } from '@practice/desk/advice';
import { withoutCareText } from '@practice/desk/care';
import { painNote } from '@practice/desk/discomfort';
import { wordsOf } from '@practice/desk/factor-words';
import type { RankedFix } from '@practice/desk/fixes';
import { quoteSentence } from '@practice/desk/quote';
import { useLanguage } from '../language.ts';
import styles from './Advice.module.css';
import { Markdown } from './Markdown.tsx';

export function Advice({ details, only }: { details: AssessmentDetails; only?: 'first' | 'others' }) {
  const { fixes, recommendations, redFlags, answers, discomfort, assessmentDate } = details;
  if (fixes.length === 0) {
    return recommendations ? (
      <Markdown text={withoutCareText(recommendations, redFlags)} />
    ) : (
      <p>There are no recommendations with this assessment.</p>
    );
  }
  const first = fixes.filter(({ isFirst }) => isFirst);
  const others = fixes.filter(({ isFirst, isAside }) => !isFirst && !isAside);
  const said = answers?.discomfortDescription ?? '';
  const longPain = painNote(said, discomfort, new Date(assessmentDate), redFlags);
  return (
    <>
      {only !== 'others' && (
        <>
          {longPain && <p className="edge">{longPain}</p>}
          {first.length > 0 && <p>Start here. You don’t have to do it all at once.</p>}
          <FixList fixes={first} start={1} />
        </>
      )}
      {only === 'others' && others.length === 0 && <p>There’s nothing more to change than what’s above.</p>}
      {only !== 'first' && others.length > 0 && (
        <details className="foldout" open={first.length === 0}>
          <summary>{others.length === 1 ? 'One more change' : `${others.length} more changes`}</summary>
          <FixList fixes={others} start={first.length + 1} />
        </details>
      )}
    </>
  );
}

function FixList({ fixes, start }: { fixes: readonly RankedFix[]; start: number }) {
  const { language } = useLanguage();
  return (
    <ol className="stack gap-5 plain-list" start={start}>
      {fixes.map(({ factor, state, notes = [], fixes: [best, ...others], ...fix }, at) => (
        <li key={fix.finding} className="media">
          <span className={`heading-font text-2xl ${styles.number}`} aria-hidden="true">
            {start + at}
          </span>
          <div className="stack gap-1 break-anywhere">
            <p className="text-sm text-soft" lang={language}>
              {wordsOf(factor, language).findings[state] ?? fix.finding}
            </p>
            {fix.said && <p>{quoteSentence(fix.said)}</p>}
            <h4 className={`heading-font text-lg leading-snug ${styles.title}`} lang={language}>
              {wordsOf(factor, language).fixes[state] ?? best.do}
            </h4>
            <Cost of={best} />
            <p className="text-soft">
              {fix.why} {fix.source && <Source of={fix.source} />}
            </p>
            {notes.length > 0 && <p className="text-soft">{notes.join(' ')}</p>}
            {others.length > 0 && (
              <ul className="plain-list ruled mt-2" aria-label="Or">
                {others.map((other) => (
                  <li key={other.do}>
                    <p>Or: {other.do}</p>
                    <Cost of={other} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Cost({ of: { cost, effort } }: { of: Fix }) {
  return (
    <span className="text-sm text-soft nowrap">
      <span className={`text-strong ${cost === 'free' ? styles.free : ''}`}>{costWords[cost]}</span>
      {effort !== 'a purchase' && ` · ${effortWords[effort]}`}
    </span>
  );
}

function Source({ of: source }: { of: AdviceSource }) {
  const { name, url } = adviceSources[source];
  if (url === undefined) return <span className="text-sm text-soft">Source: {name}</span>;
  return (
    <a className="text-sm text-soft" href={url} target="_blank" rel="noopener noreferrer" title={name}>
      Source: {source}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
