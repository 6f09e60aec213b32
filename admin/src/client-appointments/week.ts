import { type AdminAppointment, holdsItsTime } from '@practice/contract/appointments';
import type { CalendarSettings, Closure } from '@practice/contract/calendar';
import type { Holiday } from '@practice/contract/holidays';
import { addDays, type DayRange, weekOf } from '@practice/contract/practice-time';
import { minutesOf, spanOf, to24Hour } from '@practice/contract/time';

export type Range = 'day' | 'week';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

export function daysOf(day: string, range: Range): DayRange {
  return range === 'day' ? { from: day, to: day } : weekOf(day);
}

export function hoursShown({ hours }: CalendarSettings, appointments: readonly AdminAppointment[]) {
  const opened = hours.flatMap(({ opens, closes }) =>
    opens && closes ? [{ from: minutesOf(opens), to: minutesOf(closes) }] : [],
  );
  const spans = opened.length > 0 ? opened : [{ from: 9 * hourMinutes, to: 17 * hourMinutes }];
  const taken = appointments.map(({ appointmentTime, minutes }) => spanOf(appointmentTime, minutes));
  const from = Math.min(...spans.map((span) => span.from - hourMinutes), ...taken.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to + hourMinutes), ...taken.map((span) => span.to));
  return {
    from: clock(Math.max(0, Math.floor(from / hourMinutes) * hourMinutes)),
    to: clock(Math.min(dayMinutes, Math.ceil(to / hourMinutes) * hourMinutes)),
  };
}

export function businessHours({ hours }: CalendarSettings) {
  return hours.flatMap(({ weekday, opens, closes }) =>
    opens && closes ? [{ daysOfWeek: [weekday], startTime: to24Hour(opens), endTime: to24Hour(closes) }] : [],
  );
}

export const holidayClosures = (holidays: readonly Holiday[]) =>
  holidays.map(({ day, name }) => ({
    firstDay: day,
    lastDay: day,
    fromTime: null,
    toTime: null,
    reason: name,
  }));

export function closedEvents(closures: readonly Omit<Closure, 'id'>[]) {
  return closures.map(({ firstDay, lastDay, fromTime, toTime, reason }, at) => ({
    id: `closed-${at}`,
    title: reason ? `Closed: ${reason}` : 'Closed',
    start: `${firstDay}T${fromTime ? to24Hour(fromTime) : '00:00'}:00`,
    end: toTime ? `${lastDay}T${to24Hour(toTime)}:00` : `${addDays(lastDay, 1)}T00:00:00`,
    display: 'background',
  }));
}

export function isShown({ status }: AdminAppointment): boolean {
  return holdsItsTime({ status }) || status === 'no-show';
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / hourMinutes)).padStart(2, '0')}:00`;
}
