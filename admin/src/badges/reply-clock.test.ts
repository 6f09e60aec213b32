import { expect, test } from '@jest/globals';
import { replyClock } from './ReplyClock.tsx';

const createdAt = '2026-11-20T12:00:00.000Z';
const after = (hours: number) => Date.parse(createdAt) + hours * 3_600_000;

test.each([
  [-0.1, '24 h left', 'calm', 1],
  [12, '12 h left', 'calm', 0.5],
  [18, '6 h left', 'soon', 0.25],
  [24 - 1 / 3600, '1 min left', 'soon', 1 / 3600 / 24],
  [27, 'overdue by 3 h', 'overdue', 0],
  [24 * 6, 'overdue by 5 days', 'overdue', 0],
])('a request that is unanswered for %d of the promised 24 hours is “%s”', (hours, text, tone, left) => {
  const clock = replyClock({ createdAt, answeredAt: null }, after(hours));
  expect(clock).toEqual({ text, tone, left: expect.closeTo(left) });
});

test.each([
  [24, 'answered in 24 h', 'kept'],
  [30, 'answered in 30 h', 'late'],
])('a request that was answered after %d hours is “%s”', (hours, text, tone) => {
  const answeredAt = new Date(after(hours)).toISOString();
  expect(replyClock({ createdAt, answeredAt }, after(1000))).toMatchObject({ text, tone });
});
