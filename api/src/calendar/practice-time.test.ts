import { expect, test } from '@jest/globals';
import { dayAfter, daysBetween, instantOf, practiceClock, weekdayOf } from './practice-time.ts';

test.each([
  ['2026-12-01', '10:00 AM', '2026-12-01T15:00:00.000Z'],
  ['2027-03-13', '4:00 PM', '2027-03-13T21:00:00.000Z'],
  ['2027-03-14', '9:00 AM', '2027-03-14T13:00:00.000Z'],
  // The clocks skip it.
  ['2027-03-14', '2:30 AM', '2027-03-14T07:30:00.000Z'],
  ['2027-11-07', '9:00 AM', '2027-11-07T14:00:00.000Z'],
  // It comes twice; this is the first.
  ['2027-11-07', '1:30 AM', '2027-11-07T05:30:00.000Z'],
])('%s %s in Raleigh is %s', (date, time, instant) => {
  expect(instantOf(date, time).toISOString()).toBe(instant);
});

test('the practice’s clock shows its own day, also where it is another one elsewhere', () => {
  expect(practiceClock(new Date('2026-12-01T04:59:00Z'))).toEqual({ date: '2026-11-30', time: '11:59 PM' });
  expect(practiceClock(new Date('2026-12-01T05:00:00Z'))).toEqual({ date: '2026-12-01', time: '12:00 AM' });
});

test('days are counted by the calendar, also over the nights in which the clocks change', () => {
  expect(dayAfter('2027-03-13', 1)).toBe('2027-03-14');
  expect(daysBetween('2027-11-06', '2027-11-08')).toEqual(['2027-11-06', '2027-11-07', '2027-11-08']);
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(daysBetween('2026-12-02', '2026-12-01')).toEqual([]);
});
