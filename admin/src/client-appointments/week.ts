import {
  type AdminAppointment,
  appointmentMinutes,
  holdsItsTime,
  isOpen,
} from '@practice/contract/appointments';
import type { CalendarSettings, Closure } from '@practice/contract/calendar';
import { type DayRange, spanOf, weekOf } from '@practice/contract/clock';
import { clockTime } from '@practice/contract/format';
import type { Holiday } from '@practice/contract/holidays';
import { startTimes } from '@practice/contract/start-times';
import { during, minutesOf, type Span } from '@practice/contract/time';
import tones from '@practice/ui/tones.module.css';
import { statusTones } from '../badges/Badges.tsx';
import { nameOf } from './appointment-texts.ts';

export type Range = 'day' | 'week';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

export const daysOf = (day: string, range: Range): DayRange =>
  range === 'day' ? { from: day, to: day } : weekOf(day);

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
    from: clock(Math.max(0, Math.floor(Math.min(...ends) / hourMinutes) * hourMinutes)),
    to: clock(Math.min(dayMinutes, Math.ceil(Math.max(...ends) / hourMinutes) * hourMinutes)),
  };
}

/** FullCalendar's `businessHours`: what clients can book. Noon is none of it, because no visit starts then. */
export const bookableHours = ({ hours, startTimes: added }: CalendarSettings) =>
  hours.flatMap((day) =>
    startTimes(day, added)
      .map(minutesOf)
      .map((from) => ({
        daysOfWeek: [day.weekday],
        startTime: clock(from),
        endTime: clock(from + appointmentMinutes),
      })),
  );

const wholePractice = { fromTime: null, toTime: null, practitionerId: null };

export const holidayClosures = (holidays: readonly (Holiday & { isOpen: boolean })[]) =>
  holidays
    .filter(({ isOpen }) => !isOpen)
    .map(({ day, name }) => ({ firstDay: day, lastDay: day, ...wholePractice, reason: name }));

export const closedEvents = (closures: readonly Omit<Closure, 'id'>[]) =>
  closures.map((closure, at) => ({
    id: `closed-${at}`,
    title: closure.reason ? `Closed: ${closure.reason}` : 'Closed',
    ...eventTimes(spanOf(closure)),
    display: 'background',
  }));

export const appointmentEvents = (appointments: readonly AdminAppointment[]) =>
  appointments
    .filter(({ status }) => holdsItsTime({ status }) || status === 'no-show')
    .map((appointment) => {
      const { id, status } = appointment;
      return {
        id: String(id),
        title: nameOf(appointment),
        ...eventTimes(during(appointment)),
        editable: isOpen(status),
        extendedProps: { tone: tones[statusTones[status]] },
      };
    });

const eventTimes = ({ from, to }: Span) => ({
  start: new Date(from).toISOString(),
  end: new Date(to).toISOString(),
});

const clock = (minutes: number): string =>
  [Math.floor(minutes / hourMinutes), minutes % hourMinutes]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
