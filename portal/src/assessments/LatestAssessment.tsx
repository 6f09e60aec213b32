import { latestAssessment } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { buttonClass } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { Drawing } from '@practice/ui/Drawing';
import emptyDial from '@practice/ui/drawings/empty-dial.svg?raw';
import { Link } from 'react-router';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { LoadError } from '../layout/LoadError.tsx';
import { detailsAddress, toolAddress } from './address.ts';
import { useAssessments } from './assessments.queries.ts';
import { SavedScores } from './SavedScores.tsx';

/** The card of the overview: the scores of the newest assessment, or the way to a first one. */
export function LatestAssessment() {
  const { assessments, error, isAsking, retry } = useAssessments();
  const latest = assessments && latestAssessment(assessments);
  if (assessments && !latest) {
    return (
      <EmptyPanel
        title="Latest Assessment"
        drawing={<Drawing svg={emptyDial} />}
        empty="No ergonomic assessments available"
        action={
          <Link className={buttonClass({})} to={toolAddress}>
            Try AI Assessment
          </Link>
        }
      >
        Ten questions about your desk, about ten minutes. You’ll get two scores out of 10, and what to change
        first.
      </EmptyPanel>
    );
  }
  return (
    <Card className="stack gap-4">
      <h2 className="text-xl">Latest Assessment</h2>
      {latest ? (
        <>
          <p className="text-strong">{longDate(latest.assessmentDate)}</p>
          <SavedScores assessment={latest} />
          <div>
            <Link className={buttonClass({})} to={detailsAddress(latest.id)}>
              View Full Assessment
            </Link>
          </div>
        </>
      ) : (
        <LoadError
          title="Your assessments could not be loaded"
          error={error}
          isAsking={isAsking}
          onRetry={retry}
        />
      )}
    </Card>
  );
}
