import type { Assessment } from '@practice/contract/assessments';
import { findingIn } from '@practice/desk/advice-by-setting';
import { pointChanges, pointChangesText } from '@practice/desk/how-scored';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Loaded } from '../../layout/Loaded.tsx';
import { cards } from '../../layout/Skeletons.tsx';
import { detailsAddress } from '../address.ts';
import { dateLabel, kindLabels, scoredByOne, scoredDifferentlyThen } from '../assessment.ts';
import { useAssessment } from '../assessments.queries.ts';
import { Section } from '../result/notices.tsx';
import { Scores } from '../Scores.tsx';
import { ViewLink } from '../ViewLink.tsx';
import styles from './Compare.module.css';
import { type Change, changesOf, difference } from './changes.ts';

export function SideBySide({ before, after }: { before: Assessment; after: Assessment }) {
  const pair = [before, after];
  const earlier = useAssessment(before.id);
  const later = useAssessment(after.id);
  return (
    <>
      <div className="columns gap-5 row-gap-4 pair">
        {pair.map((assessment) => (
          <section key={assessment.id} className="stack box">
            <h3 className="text-lg">{dateLabel(assessment, pair)}</h3>
            <p className="text-sm text-soft">{kindLabels[assessment.kind]}</p>
            <Scores assessment={assessment} />
            {!scoredByOne(pair) && assessment.scoredDifferently && (
              <p className="text-sm text-soft">This desk was {scoredDifferentlyThen}.</p>
            )}
            <ViewLink to={detailsAddress(assessment.id)}>
              View Assessment Details
              <span className="visually-hidden"> of {dateLabel(assessment, pair)}</span>
            </ViewLink>
          </section>
        ))}
      </div>
      <dl className="cluster gap-6 row-gap-2">
        <Difference name="Workstation Score" from={before.workstationScore} to={after.workstationScore} />
        <Difference name="Postural Score" from={before.posturalScore} to={after.posturalScore} />
      </dl>
      <Loaded from={earlier} what="what changed" skeletons={cards}>
        {(first) => (
          <Loaded from={later} what="what changed" skeletons={cards}>
            {(second) =>
              first.scoring && second.scoring ? (
                <Changes from={first.scoring} to={second.scoring} />
              ) : (
                <p className="text-soft">
                  A therapist’s assessment is written in their own words, so we can only compare the scores
                  here. Read both in full to see what changed.
                </p>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

function Difference({ name, from, to }: { name: string; from: number | null; to: number | null }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="heading-font text-xl">{difference(from, to) ?? 'Not Evaluated'}</dd>
    </div>
  );
}

function Changes({ from, to }: { from: AssessmentScoring; to: AssessmentScoring }) {
  const { resolved, added, remaining, right, unmentioned } = changesOf(from, to);
  const points = pointChanges(from, to);

  const before = ({ factor, before: state }: Change) => state && findingIn(from, factor, state);
  const after = ({ factor, after: state }: Change) => state && findingIn(to, factor, state);

  function section(
    title: string,
    changes: readonly Change[],
    textOf: (change: Change) => string | undefined,
  ) {
    if (changes.length === 0) return null;
    return (
      <Section title={`${title} (${changes.length})`}>
        <ul className={`stack gap-2 plain-list ${styles.changes}`}>
          {changes.map((change) => (
            <li key={change.factor}>
              {textOf(change)}
              <span className="text-sm text-soft block">
                {pointChangesText(points.filter(({ factor }) => factor === change.factor))}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    );
  }

  return (
    <div className="columns gap-6 row-gap-5 columns-20">
      {[resolved, added, remaining, right, unmentioned].every(({ length }) => length === 0) && (
        <p>Nothing needed to change, then or now.</p>
      )}
      {section(
        'Fixed',
        resolved,
        (change) => after(change) ?? `Last time: ${before(change)} Nothing points to it now.`,
      )}
      {section('New', added, after)}
      {section('Still to do', remaining, (change) =>
        change.before === change.after ? after(change) : `${after(change)} Before: ${before(change)}`,
      )}
      {section('Also right now', right, after)}
      {section('Not mentioned this time', unmentioned, (change) => `Last time: ${before(change)}`)}
    </div>
  );
}
