import type { Assessment } from '@practice/contract/assessments';
import { Card } from '@practice/ui/Card';
import { SelectField } from '@practice/ui/Field';
import { useNavigate } from 'react-router';
import { Loaded } from '../../layout/Loaded.tsx';
import { cards } from '../../layout/Skeletons.tsx';
import { addressOf } from '../address.ts';
import { dateLabel } from '../assessment.ts';
import { useAssessments } from '../assessments.queries.ts';
import { ViewTitle, ViewTop } from '../ViewLink.tsx';
import { SideBySide } from './SideBySide.tsx';

export function Compare({ ids }: { ids: readonly number[] }) {
  return (
    <Card className="stack gap-4">
      <ViewTop />
      <ViewTitle>Compare two assessments</ViewTitle>
      <Loaded from={useAssessments()} what="your assessments" skeletons={cards}>
        {(assessments) => <Comparison assessments={assessments} ids={ids} />}
      </Loaded>
    </Card>
  );
}

function Comparison({ assessments, ids }: { assessments: readonly Assessment[]; ids: readonly number[] }) {
  const navigate = useNavigate();
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
          navigate(addressOf({ name: 'compare', ids: pair.filter((id) => id !== undefined) }), {
            replace: true,
          });
        }}
      />
    );
  }

  return (
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
  );
}
