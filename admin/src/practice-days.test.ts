import { expect, test } from '@jest/globals';
import {
  dayAndTime,
  endOfPracticeDay,
  practiceInstant,
  practiceWall,
  startOfPracticeDay,
  startOfYesterday,
} from './practice-days.ts';

test('a day begins at midnight in Raleigh, in winter and in summer', () => {
  expect(startOfPracticeDay('2026-01-15').toISOString()).toBe('2026-01-15T05:00:00.000Z');
  expect(startOfPracticeDay('2026-07-15').toISOString()).toBe('2026-07-15T04:00:00.000Z');
});

test('the days on which the clocks change are an hour shorter and longer', () => {
  expect(startOfPracticeDay('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(endOfPracticeDay('2026-03-08').toISOString()).toBe('2026-03-09T03:59:59.999Z');
  expect(startOfPracticeDay('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(endOfPracticeDay('2026-11-01').toISOString()).toBe('2026-11-02T04:59:59.999Z');
});

test('yesterday is counted in Raleigh, where it is still the evening before', () => {
  expect(startOfYesterday(new Date('2026-11-21T03:00:00Z')).toISOString()).toBe('2026-11-19T05:00:00.000Z');
  expect(startOfYesterday(new Date('2026-11-21T15:00:00Z')).toISOString()).toBe('2026-11-20T05:00:00.000Z');
});

test('a recent moment is told by its day', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  expect(dayAndTime('2026-11-21T14:14:00Z', now)).toBe('Today at 9:14 AM');
  expect(dayAndTime('2026-11-21T03:30:00Z', now)).toBe('Yesterday at 10:30 PM');
  expect(dayAndTime('2026-11-18T15:00:00Z', now)).toBe('Wed, Nov 18 at 10:00 AM');
});

test('a time of publishing is the clock of Raleigh, wherever it is typed', () => {
  expect(practiceInstant('2026-12-01T09:30').toISOString()).toBe('2026-12-01T14:30:00.000Z');
  expect(practiceInstant('2026-07-01T09:30').toISOString()).toBe('2026-07-01T13:30:00.000Z');
  expect(practiceWall('2026-12-01T14:30:00.000Z')).toBe('2026-12-01T09:30');
  expect(practiceWall('2026-07-01T13:30:59.000Z')).toBe('2026-07-01T09:30');
});

test('an hour that the change of clocks leaves out is the one after it', () => {
  expect(practiceWall(practiceInstant('2026-03-08T02:30'))).toBe('2026-03-08T03:30');
});
