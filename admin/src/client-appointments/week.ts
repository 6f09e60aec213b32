import {
  type AdminAppointment,
  appointmentMinutes,
  holdsItsTime,
  isOpen,
} from '@practice/contract/appointments';
import type { CalendarSettings, Closure } from '@practice/contract/calendar';
import { addDays, type DayRange, weekOf } from '@practice/contract/clock';
import type { Holiday } from '@practice/contract/holidays';
import { startTimes } from '@practice/contract/start-times';
import { minutesOf, spanOf, timeAt, to24Hour } from '@practice/contract/time';
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

/** FullCalendar's `businessHours`: what clients can book. Noon is none of it, because no visit starts then. */
export const bookableHours = ({ hours }: CalendarSettings) =>
  hours.flatMap(({ weekday, ...day }) =>
    startTimes(day).map((time) => ({
      daysOfWeek: [weekday],
      startTime: to24Hour(time),
      endTime: to24Hour(timeAt(minutesOf(time) + appointmentMinutes)),
    })),
  );

export const holidayClosures = (holidays: readonly (Holiday & { isOpen: boolean })[]) =>
  holidays
    .filter(({ isOpen }) => !isOpen)
    .map(({ day, name }) => ({ firstDay: day, lastDay: day, fromTime: null, toTime: null, reason: name }));

export const closedEvents = (closures: readonly Omit<Closure, 'id'>[]) =>
  closures.map(({ firstDay, lastDay, fromTime, toTime, reason }, at) => ({
    id: `closed-${at}`,
    title: reason ? `Closed: ${reason}` : 'Closed',
    start: `${firstDay}T${fromTime ? to24Hour(fromTime) : '00:00'}:00`,
    end: toTime ? `${lastDay}T${to24Hour(toTime)}:00` : `${addDays(lastDay, 1)}T00:00:00`,
    display: 'background',
  }));

export const appointmentEvents = (appointments: readonly AdminAppointment[]) =>
  appointments
    .filter(({ status }) => holdsItsTime({ status }) || status === 'no-show')
    .map((appointment) => {
      const { id, startsAt, minutes, status } = appointment;
      return {
        id: String(id),
        title: nameOf(appointment),
        start: startsAt,
        end: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
        editable: isOpen(status),
        extendedProps: { tone: tones[statusTones[status]] },
      };
    });

const clock = (minutes: number): string => `${String(Math.floor(minutes / hourMinutes)).padStart(2, '0')}:00`;
