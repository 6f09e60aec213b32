import type { AdminAssessment } from '@practice/contract/admin-assessments';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export type BadgeContent = { text: string; tone: Tone };

type State = 'hasEmergency' | 'needsConfirmation' | 'hasRedFlags' | 'followUpNeeded' | 'reviewedAt';

export function assessmentStates(assessment: Pick<AdminAssessment, State>): BadgeContent[] {
  const { hasEmergency, needsConfirmation, hasRedFlags, followUpNeeded, reviewedAt } = assessment;
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

type Score = 'workstationScore' | 'posturalScore' | 'hasEmergency' | 'needsConfirmation';

export function bothScores(assessment: Pick<AdminAssessment, Score>): string {
  const { workstationScore, posturalScore, hasEmergency, needsConfirmation } = assessment;
  if (needsConfirmation) return 'Not scored: not answered yet';
  if (hasEmergency && workstationScore === null && posturalScore === null)
    return 'Not scored: care comes first';
  return `Workstation ${outOfTen(workstationScore)} · Posture ${outOfTen(posturalScore)}`;
}
