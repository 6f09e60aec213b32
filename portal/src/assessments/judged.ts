import type { AssessmentDetails } from '@practice/contract/assessments';

/** Whether there is more to say than that care comes first. */
export function isJudged({ scoring, redFlags }: Pick<AssessmentDetails, 'scoring' | 'redFlags'>): boolean {
  return scoring !== null || redFlags.length === 0;
}
