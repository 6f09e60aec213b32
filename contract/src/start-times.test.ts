import { expect, test } from '@jest/globals';
import { calendarSettingsInput, weekdays } from './calendar.ts';
import { check } from './check.ts';
import { rulesBlockAllBookings, startTimes } from './start-times.ts';

test.each([
  ['9:00 AM', '5:00 PM', ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']],
  ['9:30 AM', '1:30 PM', ['10:00 AM', '11:00 AM']],
  ['5:00 PM', '8:00 PM', []],
])('from %s to %s clients are offered %j', (opens, closes, times) => {
  expect(startTimes({ weekday: 1, opens, closes }, [])).toEqual(times);
});

const added = ['5:30 PM', '3:30 PM'].map((time) => ({ weekday: 2, time }));

test.each([
  [2, '6:30 PM', ['3:00 PM', '3:30 PM', '4:00 PM', '5:30 PM']],
  [2, '6:29 PM', ['3:00 PM', '3:30 PM', '4:00 PM']],
  [3, '6:30 PM', ['3:00 PM', '4:00 PM']],
])('a time that was added to Tuesday is offered on day %i until %s: %j', (weekday, closes, times) => {
  expect(startTimes({ weekday, opens: '3:00 PM', closes }, added)).toEqual(times);
});

test.each([
  [720, 0, false],
  // At midnight the last time of tomorrow, 4:00 PM, is 40 hours away.
  [39, 1, false],
  [40, 1, true],
  [720, 7, true],
])('%i hours of notice and %i days ahead block all bookings: %s', (minNoticeHours, maxDaysAhead, nothing) => {
  const hours = [{ weekday: 2, opens: '9:00 AM', closes: '5:00 PM' }];
  expect(rulesBlockAllBookings({ minNoticeHours, maxDaysAhead }, hours, [])).toBe(nothing);
  const long = hours.map((day) => ({ ...day, closes: '6:30 PM' }));
  const rules = { minNoticeHours: minNoticeHours + 1.5, maxDaysAhead };
  expect(rulesBlockAllBookings(rules, long, added)).toBe(nothing);
});

test.each([
  ['is a time of day', ['25:00'], 'startTimes.0.time', /such as 9:00 AM/],
  ['is not one of every day', ['5:30 pm', '09:00 am'], 'startTimes.1.time', /Every day/],
  ['is added once', ['5:30 PM', '05:30 pm'], 'startTimes.1', /already/],
  ['is one of ten', [...'abcdefghijk'].map((_, at) => `${at + 1}:05 PM`), 'startTimes.10', /10 start/],
])('a start time that is added %s', (_, times, path, message) => {
  const hours = weekdays.map((_, weekday) => ({ weekday, opens: null, closes: null }));
  const startTimes = times.map((time) => ({ weekday: 2, time }));
  const input = { hours, rules: { minNoticeHours: 0, maxDaysAhead: 0 }, startTimes };
  const error = { path, message: expect.stringMatching(message) };
  expect(check(calendarSettingsInput, input).errors).toEqual([error]);
});
