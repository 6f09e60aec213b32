import type { Assessment } from '@practice/contract/assessments';
import { SelectField } from '@practice/ui/Field';
import { useNavigate } from 'react-router';
import { Loaded } from '../../layout/Loaded.tsx';
import { cards } from '../../layout/Skeletons.tsx';
import { addressOf, detailsAddress } from '../address.ts';
import { dateLabel, kindLabels, scoredByOne, scoredDifferentlyThen } from '../assessment.ts';
import { useAssessment, useAssessments } from '../assessments.queries.ts';
import { Scores } from '../Scores.tsx';
import { ViewLink, ViewTitle, ViewTop } from '../ViewLink.tsx';
import { Changes, difference } from './Changes.tsx';

export default function Compare({ ids }: { ids: readonly number[] }) {
  const navigate = useNavigate();
  const response = useAssessments();
  const assessments = response.data ?? [];
  const [before, after] = ids.map((id) => assessments.find((each) => each.id === id));

  function select(label: string, selected: Assessment | undefined, other: Assessment | undefined) {
    const choices = assessments
      .filter(({ id }) => id !== other?.id)
      .map((each) => ({
        value: String(each.id),
        label: `${dateLabel(each, assessments)}, ${each.kind === 'ai' ? 'your answers' : 'therapist'}`,
      }));
    return (
      <SelectField
        label={label}
        placeholder="Choose an assessment"
        value={selected?.id ?? ''}
        choices={choices}
        onChange={({ target }) => {
          const chosen = Number(target.value) || undefined;
          const pair = label === 'Before' ? [chosen, after?.id] : [before?.id, chosen];
          const compared = pair.filter((id) => id !== undefined);
          navigate(addressOf({ name: 'compare', ids: compared }), { replace: true });
        }}
      />
    );
  }

  return (
    <>
      <ViewTop />
      <ViewTitle>Compare two assessments</ViewTitle>
      <Loaded from={response} what="your assessments" skeletons={cards}>
        {() => (
          <>
            <div className="columns gap-5 row-gap-4 pair">
              {select('Before', before, after)}
              {select('After', after, before)}
            </div>
            {before && after && before.id !== after.id ? (
              <SideBySide key={`${before.id} ${after.id}`} before={before} after={after} />
            ) : (
              <p className="text-soft">Choose two assessments, and you’ll see what has changed.</p>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function SideBySide({ before, after }: { before: Assessment; after: Assessment }) {
  const pair = [before, after];
  const earlier = useAssessment(before.id);
  const later = useAssessment(after.id);
  const moved = (name: string, score: 'workstationScore' | 'posturalScore') => (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="heading-font text-xl">{difference(before[score], after[score]) ?? 'Not Evaluated'}</dd>
    </div>
  );
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
        {moved('Workstation Score', 'workstationScore')}
        {moved('Postural Score', 'posturalScore')}
      </dl>
      <Loaded from={earlier} what="what changed" skeletons={cards}>
        {({ scoring: from }) => (
          <Loaded from={later} what="what changed" skeletons={cards}>
            {({ scoring: to }) =>
              from && to ? (
                <Changes from={from} to={to} />
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
