import type { Assessment } from '@practice/contract/assessments';
import { hasEmergency } from '@practice/desk/emergency';

/** Whether the scores are withheld because of an emergency. */
export function isWithheld({
  workstationScore,
  posturalScore,
  redFlags,
}: Pick<Assessment, 'workstationScore' | 'posturalScore' | 'redFlags'>): boolean {
  return workstationScore === null && posturalScore === null && hasEmergency(redFlags);
}
