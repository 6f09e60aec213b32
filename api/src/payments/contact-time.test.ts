import { expect, test } from '@jest/globals';
import { spanOf, weekdayOf } from '@practice/contract/clock';
import { dayAndHour } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import type { Span } from '@practice/contract/time';
import type { EntityManager } from 'typeorm';
import { contactTime } from './contact-time.ts';

const thanksgiving = ['2026-11-26', '2026-11-27'];

const isOpen = (day: string) => {
  const hours = spanOf({ firstDay: day, lastDay: day, fromTime: '9:00 AM', toTime: '5:00 PM' });
  const isDayOpen = weekdayOf(day) % 6 !== 0 && !thanksgiving.includes(day);
  return ({ from, to }: Span) => isDayOpen && from >= hours.from && to <= hours.to;
};

const holidayAt = async () => holidayOn;

const within = {} as EntityManager;

test.each([
  ['on a weekday', '2026-11-16T15:20:00-05:00', 'Tuesday, November 17 at 3 PM'],
  ['in the evening', '2026-11-16T20:00:00-05:00', 'Tuesday, November 17 at 5 PM'],
  ['in the night', '2026-11-17T02:00:00-05:00', 'Wednesday, November 18 at 10 AM'],
  ['on a Friday', '2026-11-20T15:00:00-05:00', 'Monday, November 23 at 3 PM'],
  ['on a Saturday', '2026-11-21T11:00:00-05:00', 'Monday, November 23 at 11 AM'],
  ['before Martin Luther King Day', '2027-01-15T15:00:00-05:00', 'Tuesday, January 19 at 3 PM'],
  ['before the clocks go forward', '2027-03-12T15:00:00-05:00', 'Monday, March 15 at 3 PM'],
  ['before the clocks go back', '2027-11-05T15:00:00-04:00', 'Monday, November 8 at 3 PM'],
  ['before closed days', '2026-11-25T15:00:00-05:00', 'Monday, November 30 at 3 PM'],
])('a buyer who pays %s is contacted by the same hour of the next open day', async (_, paidAt, by) => {
  const time = await contactTime(new Date(paidAt), { openAt: async () => isOpen, holidayAt }, within);
  expect(time && dayAndHour(time)).toBe(by);
});

test('no time is promised while the practice is closed for weeks', async () => {
  const openAt = async () => () => () => false;
  expect(await contactTime(new Date('2026-11-16T15:00:00Z'), { openAt, holidayAt }, within)).toBeNull();
});
