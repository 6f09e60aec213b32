import type { AdminAssessment } from '@practice/contract/admin-assessments';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export type BadgeContent = { text: string; tone: Tone };

export function assessmentStates({
  hasEmergency,
  needsConfirmation,
  hasRedFlags,
  followUpNeeded,
  reviewedAt,
}: Pick<
  AdminAssessment,
  'hasEmergency' | 'needsConfirmation' | 'hasRedFlags' | 'followUpNeeded' | 'reviewedAt'
>): BadgeContent[] {
  const states: BadgeContent[] = [];
  if (needsConfirmation) states.push({ text: 'Emergency? Not answered', tone: 'danger' });
  else if (hasEmergency) states.push({ text: 'Emergency', tone: 'danger' });
  else if (hasRedFlags) states.push({ text: 'Red flag', tone: 'danger' });
  if (followUpNeeded) states.push({ text: 'Follow-up Needed', tone: 'warning' });
  if (reviewedAt !== null) states.push({ text: 'Reviewed', tone: 'neutral' });
  return states;
}

export const madeBy = (kind: AdminAssessment['kind']): string =>
  kind === 'ai' ? 'From answers' : 'By a therapist';

export const outOfTen = (score: number | null): string => (score === null ? 'N/A' : `${score}/10`);

export function bothScores({
  workstationScore,
  posturalScore,
  hasEmergency,
  needsConfirmation,
}: Pick<
  AdminAssessment,
  'workstationScore' | 'posturalScore' | 'hasEmergency' | 'needsConfirmation'
>): string {
  if (needsConfirmation) return 'Not scored: not answered yet';
  if (hasEmergency && workstationScore === null && posturalScore === null)
    return 'Not scored: care comes first';
  return `Workstation ${outOfTen(workstationScore)} · Posture ${outOfTen(posturalScore)}`;
}
