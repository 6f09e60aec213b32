import type { Assessment } from '@practice/contract/assessments';
import { dateAndTime, longDate } from '@practice/contract/format';

export const madeBy: Record<Assessment['kind'], string> = {
  ai: 'From your own answers',
  professional: 'Assessment by a therapist',
};

type Dated = Pick<Assessment, 'id' | 'assessmentDate'>;

/** The date, with the time when another assessment is of the same day. */
export function whenMade({ id, assessmentDate }: Dated, all: readonly Dated[]): string {
  const date = longDate(assessmentDate);
  const isAlone = all.every((other) => other.id === id || longDate(other.assessmentDate) !== date);
  return isAlone ? date : dateAndTime(assessmentDate);
}
