import type { AdminAssessment } from '@practice/contract/admin-assessments';
import type { Tone } from './Badge.tsx';

export interface BadgeContent {
  text: string;
  tone: Tone;
}

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

export function madeBy(kind: AdminAssessment['kind']): string {
  return kind === 'ai' ? 'From answers' : 'By a therapist';
}

export function outOfTen(score: number | null): string {
  return score === null ? 'N/A' : `${score}/10`;
}

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
