import { expect, test } from '@jest/globals';
import { replyClock } from './ReplyClock.tsx';

const createdAt = '2026-11-20T12:00:00.000Z';
const after = (hours: number) => Date.parse(createdAt) + hours * 3_600_000;

test.each([
  [-0.1, '24 h left', 'info'],
  [12, '12 h left', 'info'],
  [18, '6 h left', 'warning'],
  [24 - 1 / 3600, '1 min left', 'warning'],
  [27, 'overdue by 3 h', 'danger'],
  [24 * 6, 'overdue by 5 days', 'danger'],
])('a request that is unanswered for %d of the promised 24 hours is “%s”', (hours, text, tone) => {
  expect(replyClock({ createdAt, answeredAt: null }, after(hours))).toEqual({ text, tone });
});

test.each([
  [24, 'answered in 24 h', 'success'],
  [30, 'answered in 30 h', 'neutral'],
])('a request that was answered after %d hours is “%s”', (hours, text, tone) => {
  const answeredAt = new Date(after(hours)).toISOString();
  expect(replyClock({ createdAt, answeredAt }, after(1000))).toEqual({ text, tone });
});
