import { type AdminAppointment, appointmentMinutes, isOpen } from '@practice/contract/appointments';
import type { CalendarSettings, Closure } from '@practice/contract/calendar';
import { type DayRange, spanOf, weekdayOf, weekOf } from '@practice/contract/clock';
import { clockTime } from '@practice/contract/format';
import type { Holiday } from '@practice/contract/holidays';
import type { WorkingTime } from '@practice/contract/practitioners';
import { startTimes } from '@practice/contract/start-times';
import { clockOf, during, minutesOf, type Span } from '@practice/contract/time';
import tones from '@practice/ui/tones.module.css';
import { statusTones } from '../badges/Badges.tsx';
import { nameOf } from './appointment-texts.ts';
import { isOnCalendar, type Lane, spansOf } from './lanes.ts';

export type Range = 'day' | 'week';

const hourMinutes = 60;

export const daysOf = (day: string, range: Range): DayRange =>
  range === 'day' ? { from: day, to: day } : weekOf(day);

/** From 0 for Sunday; empty if it would be the whole week. */
export function emptyClosedDays({ hours }: CalendarSettings, appointments: readonly AdminAppointment[]) {
  const taken = appointments.filter(isOnCalendar).map(({ appointmentDate }) => weekdayOf(appointmentDate));
  const empty = hours.flatMap(({ weekday, opens }) => (opens || taken.includes(weekday) ? [] : weekday));
  return empty.length < hours.length ? empty : [];
}

export function hoursShown({ hours }: CalendarSettings, appointments: readonly AdminAppointment[]) {
  const opened = hours.flatMap(({ opens, closes }) =>
    opens && closes ? [minutesOf(opens) - hourMinutes, minutesOf(closes) + hourMinutes] : [],
  );
  const taken = appointments.flatMap(({ startsAt, minutes }) => {
    const from = minutesOf(clockTime(startsAt));
    return [from, from + minutes];
  });
  const ends = [...(opened.length > 0 ? opened : [8 * hourMinutes, 18 * hourMinutes]), ...taken];
  return {
    from: clockOf(Math.max(0, Math.floor(Math.min(...ends) / hourMinutes) * hourMinutes)),
    to: clockOf(Math.min(24 * hourMinutes, Math.ceil(Math.max(...ends) / hourMinutes) * hourMinutes)),
  };
}

/** FullCalendar's `businessHours`. No visit starts at noon, so it's left out. */
export const bookableHours = (
  { hours, startTimes: added }: CalendarSettings,
  own: readonly WorkingTime[] | null = null,
) =>
  hours.flatMap((day) =>
    startTimes(day, added)
      .map(minutesOf)
      .filter((from) => own?.some((part) => isIn(part, day.weekday, from)) ?? true)
      .map((from) => ({
        daysOfWeek: [day.weekday],
        startTime: clockOf(from),
        endTime: clockOf(from + appointmentMinutes),
      })),
  );

const wholePractice = { fromTime: null, toTime: null, practitionerId: null };

const isIn = ({ weekday, opens, closes }: WorkingTime, day: number, from: number) =>
  weekday === day && minutesOf(opens) <= from && from + appointmentMinutes <= minutesOf(closes);

/** `businessHours` are the same for all lanes, so this shades each lane instead. */
export const laneHours = (settings: CalendarSettings, lanes: readonly Lane[]) =>
  lanes.flatMap(({ id, hours }, at) => {
    const bookable = hours === undefined ? [] : bookableHours(settings, hours);
    // Without any, the whole lane is shaded.
    return (bookable.length > 0 ? bookable : [{ daysOfWeek: [] }]).map((part) => ({
      ...part,
      groupId: `hours-${id}`,
      display: 'inverse-background',
      extendedProps: { span: { from: at, to: at + 1 } },
    }));
  });

export const holidayClosures = (holidays: readonly (Holiday & { isOpen: boolean })[]) =>
  holidays
    .filter(({ isOpen }) => !isOpen)
    .map(({ day, name }) => ({ firstDay: day, lastDay: day, ...wholePractice, reason: name }));

export const closedEvents = (closures: readonly Omit<Closure, 'id'>[], lanes: readonly Lane[]) =>
  closures.flatMap((closure, index) => {
    const { practitionerId, reason } = closure;
    const at = lanes.findIndex(({ id }) => id === practitionerId);
    if (practitionerId !== null && at < 0) return [];
    const what = practitionerId === null ? 'Closed' : 'Away';
    return {
      id: `closed-${index}`,
      title: reason ? `${what}: ${reason}` : what,
      ...eventTimes(spanOf(closure)),
      display: 'background',
      extendedProps: { span: at < 0 || lanes.length < 2 ? undefined : { from: at, to: at + 1 } },
    };
  });

export const appointmentEvents = (appointments: readonly AdminAppointment[], lanes: readonly Lane[]) =>
  appointments.filter(isOnCalendar).flatMap((appointment) => {
    const { id, status } = appointment;
    // A no-show leaves room for a visit that takes its time.
    const room = status === 'no-show' ? 0.5 : 0;
    return spansOf(appointment, lanes).map(({ from, to }, _, { length }) => ({
      id: String(id),
      ...(length > 1 && { groupId: `visit-${id}` }),
      title: nameOf(appointment),
      ...eventTimes(during(appointment)),
      editable: isOpen(status),
      extendedProps: {
        tone: tones[statusTones[status]],
        span: lanes.length > 1 ? { from: from + room, to } : undefined,
      },
    }));
  });

const eventTimes = ({ from, to }: Span) => ({
  start: new Date(from).toISOString(),
  end: new Date(to).toISOString(),
});
