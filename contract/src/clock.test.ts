import { expect, test } from '@jest/globals';
import {
  daysBetween,
  endOfDay,
  formatLocalDateTime,
  instantOf,
  instantsOn,
  parseLocalDateTime,
  spanOf,
  startOf,
  startOfDay,
} from './clock.ts';

test.each([
  ['2026-12-01', '10:00 AM', '2026-12-01T15:00:00.000Z'],
  ['2027-03-14', '9:00 AM', '2027-03-14T13:00:00.000Z'],
  // It is skipped, as the clocks go forward.
  ['2027-03-14', '2:30 AM', '2027-03-14T07:30:00.000Z'],
  // It comes twice, as the clocks go back; this is the first.
])('%s %s in Raleigh is %s', (day, time, instant) => {
  expect(instantOf(day, time).toISOString()).toBe(instant);
});

test('the instants of a day are those of its times, also on the days whose clocks change', () => {
  for (const day of daysBetween('2027-01-01', '2027-12-31')) {
    const { from, to, at } = instantsOn(day);
    expect({ from, to }).toEqual(spanOf({ firstDay: day, lastDay: day, fromTime: null, toTime: null }));
    for (const time of ['12:00 AM', '1:30 AM', '2:30 AM', '9:00 AM', '11:59 PM'])
      expect(at(time)).toBe(instantOf(day, time).getTime());
  }
});

test.each([
  ['2027-03-14', '1:59 AM', '2027-03-14T06:59:00.000Z'],
  ['2027-03-14', '2:00 AM', undefined],
  ['2027-03-14', '3:00 AM', '2027-03-14T07:00:00.000Z'],
  ['2027-11-07', '1:30 AM', '2027-11-07T05:30:00.000Z'],
  ['2027-11-07', '2:00 AM', '2027-11-07T07:00:00.000Z'],
])('a visit on %s at %s starts at %s', (appointmentDate, appointmentTime, instant) => {
  expect(startOf({ appointmentDate, appointmentTime })?.toISOString()).toBe(instant);
});

test.each([
  ['2027-03-14', '1:00 AM', '9:00 AM', 7],
  ['2027-11-07', '1:00 AM', '9:00 AM', 9],
])('on %s it takes from %s to %s %i hours', (day, fromTime, toTime, hours) => {
  const { from, to } = spanOf({ firstDay: day, lastDay: day, fromTime, toTime });
  expect((to - from) / 3_600_000).toBe(hours);
});

test('a day begins at midnight in Raleigh, and those on which the clocks change are an hour shorter and longer', () => {
  expect(startOfDay('2026-03-08').toISOString()).toBe('2026-03-08T05:00:00.000Z');
  expect(endOfDay('2026-03-08').toISOString()).toBe('2026-03-09T03:59:59.999Z');
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(endOfDay('2026-11-01').toISOString()).toBe('2026-11-02T04:59:59.999Z');
});

test('a date and time in a form are on the clock of Raleigh, wherever they are typed', () => {
  expect(parseLocalDateTime('2026-12-01T09:30').toISOString()).toBe('2026-12-01T14:30:00.000Z');
  expect(formatLocalDateTime('2026-07-01T13:30:59.000Z')).toBe('2026-07-01T09:30');
  expect(formatLocalDateTime(parseLocalDateTime('2026-03-08T02:30'))).toBe('2026-03-08T03:30');
});
