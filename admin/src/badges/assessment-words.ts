import type { AdminAssessment } from '@practice/contract/admin-assessments';
import type { BadgeTone } from '@practice/ui/Badge';

interface AssessmentState {
  text: 'Red flag' | 'Follow-up Needed' | 'Reviewed';
  tone: BadgeTone;
}

/** What is worth knowing of an assessment, the most urgent first. */
export function assessmentStates({
  hasRedFlags,
  followUpNeeded,
  reviewedAt,
}: Pick<AdminAssessment, 'hasRedFlags' | 'followUpNeeded' | 'reviewedAt'>): AssessmentState[] {
  const states: AssessmentState[] = [];
  if (hasRedFlags) states.push({ text: 'Red flag', tone: 'danger' });
  if (followUpNeeded) states.push({ text: 'Follow-up Needed', tone: 'warning' });
  if (reviewedAt !== null) states.push({ text: 'Reviewed', tone: 'neutral' });
  return states;
}

/** Who made it. */
export function madeBy(kind: AdminAssessment['kind']): string {
  return kind === 'ai' ? 'AI' : 'By a therapist';
}

/** "4/10", or N/A where nothing was judged. */
export function outOfTen(score: number | null): string {
  return score === null ? 'N/A' : `${score}/10`;
}

/** "Workstation 4/10 · Posture 5/10" */
export function bothScores({
  workstationScore,
  posturalScore,
}: Pick<AdminAssessment, 'workstationScore' | 'posturalScore'>): string {
  return `Workstation ${outOfTen(workstationScore)} · Posture ${outOfTen(posturalScore)}`;
}
