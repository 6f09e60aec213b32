import type { Assessment } from '@practice/contract/assessments';
import { Card } from '@practice/ui/Card';
import { SelectField } from '@practice/ui/Field';
import { useNavigate } from 'react-router';
import { LoadError } from '../../layout/LoadError.tsx';
import { addressOf, listAddress } from '../address.ts';
import { useAssessments } from '../assessments.queries.ts';
import { CardSkeletons } from '../list/CardSkeletons.tsx';
import { ViewLink, ViewTitle } from '../ViewLink.tsx';
import { whenMade } from '../words.ts';
import styles from './Compare.module.css';
import { SideBySide } from './SideBySide.tsx';

export function Compare({ ids }: { ids: readonly number[] }) {
  const { assessments, error, isAsking, retry } = useAssessments();
  const navigate = useNavigate();
  const [before, after] = ids.map((id) => assessments?.find((each) => each.id === id));
  const choose = (next: readonly (number | undefined)[]) =>
    navigate(addressOf({ name: 'compare', ids: next.filter((id) => id !== undefined) }), { replace: true });

  return (
    <Card className="stack gap-4">
      <div className={styles.top}>
        <ViewLink to={listAddress} variant="quiet" size="small">
          <span aria-hidden="true">←</span> Back to All Assessments
        </ViewLink>
      </div>
      <ViewTitle>Compare two assessments</ViewTitle>
      {error && !assessments && (
        <LoadError
          title="Your assessments could not be loaded"
          error={error}
          isAsking={isAsking}
          onRetry={retry}
        />
      )}
      {!assessments && !error && <CardSkeletons label="Loading your assessments…" />}
      {assessments && (
        <>
          <div className={styles.choice}>
            <SelectField
              label="Before"
              placeholder="Choose an assessment"
              value={before?.id ?? ''}
              choices={choicesOf(assessments, after)}
              onChange={({ target }) => choose([Number(target.value) || undefined, after?.id])}
            />
            <SelectField
              label="After"
              placeholder="Choose an assessment"
              value={after?.id ?? ''}
              choices={choicesOf(assessments, before)}
              onChange={({ target }) => choose([before?.id, Number(target.value) || undefined])}
            />
          </div>
          {before && after && before.id !== after.id ? (
            <SideBySide key={`${before.id} ${after.id}`} before={before} after={after} />
          ) : (
            <p className={`text-soft ${styles.soft}`}>
              Choose two assessments, and you’ll see what has changed.
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function choicesOf(assessments: readonly Assessment[], other: Assessment | undefined) {
  return assessments
    .filter(({ id }) => id !== other?.id)
    .map((each) => ({
      value: String(each.id),
      label: `${whenMade(each, assessments)}, ${each.kind === 'ai' ? 'your answers' : 'therapist'}`,
    }));
}
