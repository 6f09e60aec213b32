import { appointmentMinutes, timeSlots } from './appointments.ts';
import type { BookingRules, OpeningHours } from './calendar.ts';
import { minutesOf, type Span, spanOf } from './time.ts';

type Times = Pick<OpeningHours, 'opens' | 'closes'>;

/** Whether the practice is open for the whole of a span. */
export function cover({ opens, closes }: Times, { from, to }: Span): boolean {
  return opens !== null && closes !== null && from >= minutesOf(opens) && to <= minutesOf(closes);
}

/** The times that clients are offered on a weekday with these hours, before what is closed, taken or against a rule. */
export function startTimes(hours: Times): readonly string[] {
  return timeSlots.filter((time) => cover(hours, spanOf(time, appointmentMinutes)));
}

/** Whether the rules leave a client nothing at any moment: the notice reaches past the last day that can be booked. */
export function leaveNothing(
  { minNoticeHours, maxDaysAhead }: Pick<BookingRules, 'minNoticeHours' | 'maxDaysAhead'>,
  hours: readonly Times[],
): boolean {
  // Whoever books at midnight has the most time until the last start of the last day.
  const lastStart = Math.max(...hours.flatMap(startTimes).map(minutesOf));
  return maxDaysAhead > 0 && minNoticeHours * 60 >= maxDaysAhead * 24 * 60 + lastStart;
}
