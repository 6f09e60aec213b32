import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { dayAndTime } from '@practice/contract/format';
import { bothScores } from '../badges/assessment-texts.ts';
import { AssessmentBadge } from '../badges/Badges.tsx';
import { ListPanel } from '../list/ListPanel.tsx';

export const notReviewed = {
  sort: { field: 'attention', order: 'DESC' as const },
  filter: { isReviewed: false, kind: 'ai' },
};

export function AssessmentsToReview() {
  return (
    <ListPanel<AdminAssessment>
      resource="assessments"
      heading="Assessments to review"
      params={notReviewed}
      emptyText="You’ve reviewed every assessment."
      linkLabel="All assessments to review"
      row={(assessment) => ({
        title: personName(assessment.user),
        badge: <AssessmentBadge assessment={assessment} />,
        text: `${dayAndTime(assessment.assessmentDate)} · ${bothScores(assessment)}`,
      })}
    />
  );
}
