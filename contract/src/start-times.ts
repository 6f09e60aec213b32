import { appointmentMinutes, timeSlots } from './appointments.ts';
import type { BookingRules, OpeningHours } from './calendar.ts';
import { weekdayOf } from './clock.ts';
import { minutesOf } from './time.ts';

type Times = Pick<OpeningHours, 'opens' | 'closes'>;

export const hoursOn = (day: string, hours: readonly OpeningHours[]): Times | undefined =>
  hours.find(({ weekday }) => weekday === weekdayOf(day));

export function startTimes({ opens, closes }: Times): readonly string[] {
  if (opens === null || closes === null) return [];
  const [first, last] = [minutesOf(opens), minutesOf(closes) - appointmentMinutes];
  return timeSlots.filter((time) => {
    const at = minutesOf(time);
    return first <= at && at <= last;
  });
}

export function rulesBlockAllBookings(
  { minNoticeHours, maxDaysAhead }: Pick<BookingRules, 'minNoticeHours' | 'maxDaysAhead'>,
  hours: readonly Times[],
): boolean {
  const lastStart = Math.max(...hours.flatMap(startTimes).map(minutesOf));
  return maxDaysAhead > 0 && minNoticeHours * 60 >= maxDaysAhead * 24 * 60 + lastStart;
}
