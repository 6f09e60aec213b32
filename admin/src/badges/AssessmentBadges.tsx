import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { Badge } from '@practice/ui/Badge';
import { assessmentStates, madeBy } from './assessment-words.ts';
import { BadgeList } from './BadgeList.tsx';

/** All badges of an assessment, the last of which says who made it. */
export function AssessmentBadges({ assessment }: { assessment: AdminAssessment }) {
  const maker = { text: madeBy(assessment.kind), tone: 'info' as const };
  return <BadgeList badges={[...assessmentStates(assessment), maker]} />;
}

/** The most urgent badge of an assessment, for a place that has room for one. */
export function AssessmentBadge({ assessment }: { assessment: AdminAssessment }) {
  const [state] = assessmentStates(assessment);
  return state && <Badge tone={state.tone}>{state.text}</Badge>;
}
