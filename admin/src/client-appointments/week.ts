import { type AdminAppointment, holdsItsTime } from '@practice/contract/appointments';
import type { CalendarSettings, Closure } from '@practice/contract/calendar';
import { addDays, type DayRange, weekOf } from '@practice/contract/practice-time';
import { minutesOf, spanOf, to24Hour } from '@practice/contract/time';

export type Range = 'day' | 'week';

const hour = 60;
const dayMinutes = 24 * hour;

/** The first and the last day of the week, from Sunday on, or of the one day. */
export function daysOf(day: string, range: Range): DayRange {
  return range === 'day' ? { from: day, to: day } : weekOf(day);
}

/** The part of the day that the calendar shows, HH:mm: the opening hours and an hour around, or more where somebody comes. */
export function hoursShown(
  { hours }: CalendarSettings,
  appointments: readonly AdminAppointment[],
): { from: string; to: string } {
  const opened = hours.flatMap(({ opens, closes }) =>
    opens && closes ? [{ from: minutesOf(opens), to: minutesOf(closes) }] : [],
  );
  const spans = opened.length > 0 ? opened : [{ from: 9 * hour, to: 17 * hour }];
  const taken = appointments.map(({ appointmentTime, minutes }) => spanOf(appointmentTime, minutes));
  const from = Math.min(...spans.map((span) => span.from - hour), ...taken.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to + hour), ...taken.map((span) => span.to));
  return {
    from: clock(Math.max(0, Math.floor(from / hour) * hour)),
    to: clock(Math.min(dayMinutes, Math.ceil(to / hour) * hour)),
  };
}

/** When the practice is open, day by day of the week, as FullCalendar takes it. */
export function businessHours({ hours }: CalendarSettings) {
  return hours.flatMap(({ weekday, opens, closes }) =>
    opens && closes ? [{ daysOfWeek: [weekday], startTime: to24Hour(opens), endTime: to24Hour(closes) }] : [],
  );
}

/** Closed days and hours as FullCalendar draws them behind the appointments, in the practice's own time. */
export function closedEvents(closures: readonly Closure[]) {
  return closures.map(({ id, firstDay, lastDay, fromTime, toTime, reason }) => ({
    id: `closed-${id}`,
    title: reason ? `Closed: ${reason}` : 'Closed',
    start: `${firstDay}T${fromTime ? to24Hour(fromTime) : '00:00'}:00`,
    end: toTime ? `${lastDay}T${to24Hour(toTime)}:00` : `${addDays(lastDay, 1)}T00:00:00`,
    display: 'background',
  }));
}

/** Whether the calendar shows it: what was canceled is in the list alone. */
export function isShown({ status }: AdminAppointment): boolean {
  return holdsItsTime({ status }) || status === 'no-show';
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / hour)).padStart(2, '0')}:00`;
}
