import { expect, test } from '@jest/globals';
import { whenMade } from './words.ts';

const made = (id: number, assessmentDate: string) => ({ id, assessmentDate });

test('what was made on one day is told apart by its time', () => {
  const morning = made(1, '2026-03-05T14:30:00Z');
  const noon = made(2, '2026-03-05T17:05:00Z');
  const earlier = made(3, '2026-02-01T17:05:00Z');
  const all = [noon, morning, earlier];
  expect(all.map((each) => whenMade(each, all))).toEqual([
    'March 5, 2026 at 12:05 PM',
    'March 5, 2026 at 9:30 AM',
    'February 1, 2026',
  ]);
});
