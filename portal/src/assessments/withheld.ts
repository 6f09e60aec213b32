import type { Assessment } from '@practice/contract/assessments';
import { hasEmergency } from '@practice/desk/emergency';

/** Whether no desk was scored, because what somebody wrote comes before any desk. */
export function isWithheld({
  workstationScore,
  posturalScore,
  redFlags,
}: Pick<Assessment, 'workstationScore' | 'posturalScore' | 'redFlags'>): boolean {
  return workstationScore === null && posturalScore === null && hasEmergency(redFlags);
}
