import { appointmentMinutes, timeSlots } from './appointments.ts';
import type { BookingRules, OpeningHours } from './calendar.ts';
import { minutesOf, type Span, spanOf } from './time.ts';

type Times = Pick<OpeningHours, 'opens' | 'closes'>;

export function cover({ opens, closes }: Times, { from, to }: Span): boolean {
  return opens !== null && closes !== null && from >= minutesOf(opens) && to <= minutesOf(closes);
}

export const startTimes = (hours: Times): readonly string[] =>
  timeSlots.filter((time) => cover(hours, spanOf(time, appointmentMinutes)));

export function rulesBlockAllBookings(
  { minNoticeHours, maxDaysAhead }: Pick<BookingRules, 'minNoticeHours' | 'maxDaysAhead'>,
  hours: readonly Times[],
): boolean {
  const lastStart = Math.max(...hours.flatMap(startTimes).map(minutesOf));
  return maxDaysAhead > 0 && minNoticeHours * 60 >= maxDaysAhead * 24 * 60 + lastStart;
}
