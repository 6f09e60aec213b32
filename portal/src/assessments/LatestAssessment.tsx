import { latestAssessment } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { buttonClass } from '@practice/ui/Button';
import emptyDial from '@practice/ui/drawings/empty-dial.svg?raw';
import { Link } from 'react-router';
import { Loaded } from '../layout/Loaded.tsx';
import { EmptyState, Panel } from '../layout/Panel.tsx';
import { detailsAddress, newAssessmentAddress } from './address.ts';
import { trendOf } from './assessment.ts';
import { useAssessment, useAssessments } from './assessments.queries.ts';
import { Scores } from './Scores.tsx';

export function LatestAssessment() {
  const response = useAssessments();
  const latest = latestAssessment(response.data ?? []);
  const trend = trendOf(response.data ?? []);
  const { data: details } = useAssessment(latest?.id);
  const nextFix = details?.fixes[0]?.fixes[0].do;
  return (
    <Panel title="Latest Assessment">
      <Loaded from={response} what="your assessments">
        {() =>
          latest ? (
            <>
              <p className="text-strong">{longDate(latest.assessmentDate)}</p>
              <Scores assessment={latest} />
              {trend && <p>{trend}</p>}
              {nextFix && (
                <p>
                  <strong>Next fix:</strong> {nextFix}
                </p>
              )}
              <Link
                className={`${buttonClass({ variant: 'secondary' })} self-start`}
                to={detailsAddress(latest.id)}
              >
                View Full Assessment
              </Link>
            </>
          ) : (
            <EmptyState svg={emptyDial} title="No ergonomic assessments available">
              <p>
                Ten questions about your desk, about ten minutes. You’ll get two scores out of 10, and what to
                change first.
              </p>
              <Link className={buttonClass({})} to={newAssessmentAddress}>
                Try AI Assessment
              </Link>
            </EmptyState>
          )
        }
      </Loaded>
    </Panel>
  );
}
