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

// Days are dates of the practice's calendar, yyyy-MM-dd. Today is `practiceDay()` in `format.ts`, which needs no library.

const { timeZone } = practice;
const locale = 'en-US';

export interface DayRange {
  from: string;
  to: string;
}

/** Reads an `<input type="datetime-local">`. A time that the clocks skip is an hour later; one that comes twice is the first. */
export const parseLocalDateTime = (text: string) => parseDateTime(text).toDate(timeZone);

export const instantOf = (day: string, time: string) => parseLocalDateTime(`${day}T${to24Hour(time)}`);

export function formatLocalDateTime(instant: string | Date): string {
  const { date, time } = practiceClock(new Date(instant));
  return `${date}T${to24Hour(time)}`;
}

export function practiceClock(instant: Date): { date: string; time: string } {
  const local = fromDate(instant, timeZone);
  return { date: toCalendarDate(local).toString(), time: timeAt(local.hour * 60 + local.minute) };
}

export const startOfDay = (day: string) => parseDate(day).toDate(timeZone);

export const endOfDay = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

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
