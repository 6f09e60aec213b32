import { appointmentMinutes, timeSlots } from './appointments.ts';
import type { BookingRules, OpeningHours, StartTime } from './calendar.ts';
import { weekdayOf } from './clock.ts';
import { compareTimes, minutesOf } from './time.ts';

type Times = Pick<OpeningHours, 'opens' | 'closes'>;

export const hoursOn = (day: string, hours: readonly OpeningHours[]): Times | undefined =>
  hours.find(({ weekday }) => weekday === weekdayOf(day));

export const timesOn = (weekday: number, added: readonly StartTime[]): string[] =>
  [...timeSlots, ...added.flatMap((each) => (each.weekday === weekday ? each.time : []))].sort(compareTimes);

export function startTimes(day: OpeningHours, added: readonly StartTime[]): string[] {
  const { weekday, opens, closes } = day;
  if (opens === null || closes === null) return [];
  const [first, last] = [minutesOf(opens), minutesOf(closes) - appointmentMinutes];
  return timesOn(weekday, added).filter((time) => {
    const at = minutesOf(time);
    return first <= at && at <= last;
  });
}

export function rulesBlockAllBookings(
  { minNoticeHours, maxDaysAhead }: Pick<BookingRules, 'minNoticeHours' | 'maxDaysAhead'>,
  hours: readonly OpeningHours[],
  added: readonly StartTime[],
): boolean {
  const lastStart = Math.max(...hours.flatMap((day) => startTimes(day, added)).map(minutesOf));
  return maxDaysAhead > 0 && minNoticeHours * 60 >= maxDaysAhead * 24 * 60 + lastStart;
}
