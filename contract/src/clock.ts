import {
  endOfMonth,
  endOfWeek,
  fromDate,
  getDayOfWeek,
  parseDate,
  parseDateTime,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import { practice } from './practice.ts';
import { minutesOf, type Span, to12Hour, to24Hour } from './time.ts';

// Days are in the practice's calendar, as yyyy-MM-dd.

const { timeZone } = practice;
const locale = 'en-US';

export interface DayRange {
  from: string;
  to: string;
}

/** A time skipped by daylight saving becomes an hour later; one that occurs twice is the first. */
export const parseLocalDateTime = (text: string) => parseDateTime(text).toDate(timeZone);

export const formatLocalDateTime = (instant: string | Date) =>
  fromDate(new Date(instant), timeZone).toString().slice(0, 16);

export const instantOf = (day: string, time: string) => parseLocalDateTime(`${day}T${to24Hour(time)}`);

export interface VisitTime {
  appointmentDate: string;
  appointmentTime: string;
}

/** Undefined if daylight saving skips the time. */
export function startOf({ appointmentDate, appointmentTime }: VisitTime): Date | undefined {
  const startsAt = instantOf(appointmentDate, appointmentTime);
  return visitTimeOf(formatLocalDateTime(startsAt)).appointmentTime === appointmentTime
    ? startsAt
    : undefined;
}

/** @param local begins with a date and time such as 2026-12-01T09:30 */
export const visitTimeOf = (local: string): VisitTime => ({
  appointmentDate: local.slice(0, 10),
  appointmentTime: to12Hour(local.slice(11, 16)),
});

export const startOfDay = (day: string) => parseDate(day).toDate(timeZone);

/** Looks up the time zone once, unless the clocks change that day. In milliseconds. */
export function instantsOn(day: string): Span & { at: (time: string) => number } {
  const [from, to] = [startOfDay(day).getTime(), startOfDay(addDays(day, 1)).getTime()];
  const clocksChange = to - from !== 24 * 3_600_000;
  const at = (time: string) =>
    clocksChange ? instantOf(day, time).getTime() : from + minutesOf(time) * 60_000;
  return { from, to, at };
}

export const endOfDay = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

interface Times {
  firstDay: string;
  lastDay: string;
  fromTime: string | null;
  toTime: string | null;
}

const midnight = '12:00 AM';

export const spanOf = ({ firstDay, lastDay, fromTime, toTime }: Times): Span => ({
  from: instantOf(firstDay, fromTime ?? midnight).getTime(),
  to: instantOf(toTime ? lastDay : addDays(lastDay, 1), toTime ?? midnight).getTime(),
});

export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), locale);

export const addDays = (day: string, days: number) => parseDate(day).add({ days }).toString();

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export function weekOf(day: string): DayRange {
  const date = parseDate(day);
  return { from: `${startOfWeek(date, locale)}`, to: `${endOfWeek(date, locale)}` };
}

export function monthOf(day: string): DayRange {
  const date = parseDate(day);
  return { from: `${startOfMonth(date)}`, to: `${endOfMonth(date)}` };
}
