import {
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

// Days are dates of the practice's calendar, yyyy-MM-dd, independent of the browser's and the server's time zone. Today is
// `practiceDay()` in `format.ts`, which needs no library.

const { timeZone } = practice;
const locale = 'en-US';

/** The first and the last day of a period. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Converts a date and time on the practice's clock. In spring, a time that the clocks skip becomes the one an hour later; in the
 * fall, a time that comes twice is the first of both.
 * @param text yyyy-MM-ddTHH:mm, as in `<input type="datetime-local">`
 */
export const parseLocalDateTime = (text: string) => parseDateTime(text).toDate(timeZone);

/** @param time such as 9:00 AM */
export const instantOf = (day: string, time: string) => parseLocalDateTime(`${day}T${to24Hour(time)}`);

/** The inverse of `parseLocalDateTime`. */
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
export const startOfDay = (day: string) => parseDate(day).toDate(timeZone);

/** The last millisecond of a day. */
export const endOfDay = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => getDayOfWeek(parseDate(day), locale);

/** @param days may be negative */
export const addDays = (day: string, days: number) => parseDate(day).add({ days }).toString();

/** Both days and those between them. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The week of a day, from Sunday to Saturday. */
export function weekOf(day: string): DayRange {
  const date = parseDate(day);
  return { from: `${startOfWeek(date, locale)}`, to: `${endOfWeek(date, locale)}` };
}

export function monthOf(day: string): DayRange {
  const date = parseDate(day);
  return { from: `${startOfMonth(date)}`, to: `${endOfMonth(date)}` };
}
