import { expect, test } from '@jest/globals';
import { dateLabel } from './assessment.ts';

const assessment = (id: number, assessmentDate: string) => ({ id, assessmentDate });

test('assessments of the same day are labeled with their time', () => {
  const morning = assessment(1, '2026-03-05T14:30:00Z');
  const noon = assessment(2, '2026-03-05T17:05:00Z');
  const earlier = assessment(3, '2026-02-01T17:05:00Z');
  const all = [noon, morning, earlier];
  expect(all.map((each) => dateLabel(each, all))).toEqual([
    'March 5, 2026 at 12:05 PM',
    'March 5, 2026 at 9:30 AM',
    'February 1, 2026',
  ]);
});
