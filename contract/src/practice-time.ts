import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  fromDate,
  getDayOfWeek,
  parseDate,
  parseDateTime,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from '@internationalized/date';
import { practice } from './practice.ts';
import { timeAt, to24Hour } from './time.ts';

// Days are plain dates of the practice's calendar, yyyy-MM-dd. Neither the browser's nor the server's time zone touches them.
// Today is `practiceDay()` in `format.ts`, which needs no library and so costs a page nothing.

const { timeZone } = practice;
const locale = 'en-US';

/** The first and the last day of a period. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The instant of a day and a time of day on the practice's clock. A time that the clocks skip in spring is the one an hour
 * later; of one that comes twice in autumn it is the first.
 * @param day yyyy-MM-dd
 * @param time e.g. 9:00 AM
 */
export function instantOf(day: string, time: string): Date {
  return parseLocalDateTime(`${day}T${to24Hour(time)}`);
}

/** The instant of a date and time on the practice's clock, as `<input type="datetime-local">` writes it: yyyy-MM-ddTHH:mm. */
export function parseLocalDateTime(text: string): Date {
  return parseDateTime(text).toDate(timeZone);
}

/** What `parseLocalDateTime` reads, of an instant. */
export function formatLocalDateTime(instant: string | Date): string {
  const { date, time } = practiceClock(new Date(instant));
  return `${date}T${to24Hour(time)}`;
}

/** What the practice's clock and calendar show at an instant. */
export function practiceClock(instant: Date): { date: string; time: string } {
  const local = fromDate(instant, timeZone);
  return { date: toCalendarDate(local).toString(), time: timeAt(local.hour * 60 + local.minute) };
}

/** The first instant of a day. */
export function startOfDay(day: string): Date {
  return parseDate(day).toDate(timeZone);
}

/** The last millisecond of a day. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return getDayOfWeek(parseDate(day), locale);
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  return parseDate(day).add({ days }).toString();
}

/** Both days and those between them. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The week of a day, from Sunday to Saturday. */
export function weekOf(day: string): DayRange {
  const date = parseDate(day);
  return rangeOf(startOfWeek(date, locale), endOfWeek(date, locale));
}

export function monthOf(day: string): DayRange {
  const date = parseDate(day);
  return rangeOf(startOfMonth(date), endOfMonth(date));
}

function rangeOf(first: CalendarDate, last: CalendarDate): DayRange {
  return { from: first.toString(), to: last.toString() };
}
