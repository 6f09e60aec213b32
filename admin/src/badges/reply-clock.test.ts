import { expect, test } from '@jest/globals';
import { replyClock } from './ReplyClock.tsx';

const createdAt = '2026-11-20T12:00:00.000Z';

/** The clock of an unanswered request that many hours after it was sent. */
const waiting = (hours: number) =>
  replyClock({ createdAt, answeredAt: null }, Date.parse(createdAt) + hours * 3_600_000);
const answered = (hours: number) =>
  replyClock(
    { createdAt, answeredAt: new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString() },
    Date.parse(createdAt) + 1000 * 3_600_000,
  );

test('an unanswered request shows how much of the promised 24 hours is left', () => {
  expect(waiting(0)).toEqual({ text: '24 h left', tone: 'calm', left: 1 });
  expect(waiting(2.5)).toMatchObject({ text: '21 h left', tone: 'calm' });
  expect(waiting(12)).toMatchObject({ text: '12 h left', left: 0.5 });
});

test('the reply clock is urgent in its last six hours, and counts the last hour in minutes', () => {
  expect(waiting(18)).toMatchObject({ text: '6 h left', tone: 'soon' });
  expect(waiting(23.5)).toMatchObject({ text: '30 min left', tone: 'soon' });
  expect(waiting(24 - 1 / 3600)).toMatchObject({ text: '1 min left', tone: 'soon' });
});

test('an overdue request shows by how much it is overdue', () => {
  expect(waiting(24.25)).toEqual({ text: 'overdue by 15 min', tone: 'overdue', left: 0 });
  expect(waiting(27)).toMatchObject({ text: 'overdue by 3 h' });
  expect(waiting(24 * 6)).toMatchObject({ text: 'overdue by 5 days' });
});

test('an answered request shows how long the answer took, and whether it was in time', () => {
  expect(answered(2)).toMatchObject({ text: 'answered in 2 h', tone: 'kept' });
  expect(answered(24)).toMatchObject({ text: 'answered in 24 h', tone: 'kept' });
  expect(answered(30)).toEqual({ text: 'answered in 30 h', tone: 'late', left: 0 });
});

test('the reply clock shows at most 24 hours if the browser’s clock is behind the server’s', () => {
  expect(waiting(-0.1).left).toBe(1);
});
