import { expect, test } from '@jest/globals';
import { rulesBlockAllBookings, startTimes } from './start-times.ts';

test.each([
  ['9:00 AM', '5:00 PM', ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']],
  ['9:30 AM', '1:30 PM', ['10:00 AM', '11:00 AM']],
  ['1:00 PM', '2:00 PM', ['1:00 PM']],
  ['5:00 PM', '8:00 PM', []],
  [null, null, []],
])('from %s to %s clients are offered %j', (opens, closes, times) => {
  expect(startTimes({ opens, closes })).toEqual(times);
});

test.each([
  [0, 0, false],
  [720, 0, false],
  // At midnight the last time of tomorrow, 4:00 PM, is 40 hours away.
  [39, 1, false],
  [40, 1, true],
  [720, 7, true],
])('%i hours of notice and %i days ahead block all bookings: %s', (minNoticeHours, maxDaysAhead, nothing) => {
  const hours = [{ opens: '9:00 AM', closes: '5:00 PM' }];
  expect(rulesBlockAllBookings({ minNoticeHours, maxDaysAhead }, hours)).toBe(nothing);
});
