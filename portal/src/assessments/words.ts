import type { Assessment } from '@practice/contract/assessments';
import { dateAndTime, longDate } from '@practice/contract/format';

/** Who made an assessment. */
export const madeBy: Record<Assessment['kind'], string> = {
  ai: 'From your own answers',
  professional: 'Assessment by a therapist',
};

type Dated = Pick<Assessment, 'id' | 'assessmentDate'>;

/** Its date; with the time where others are of the same day, or nobody could tell them apart. */
export function whenMade({ id, assessmentDate }: Dated, all: readonly Dated[]): string {
  const date = longDate(assessmentDate);
  const isAlone = all.every((other) => other.id === id || longDate(other.assessmentDate) !== date);
  return isAlone ? date : dateAndTime(assessmentDate);
}
