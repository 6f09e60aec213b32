import { practice } from './practice.ts';

// All dates are shown as the practice's calendar shows them, whatever the visitor's own time zone is.

/** 'MMM dd, yyyy', e.g. Mar 05, 2026: tables and cards. */
export function shortDate(date: string | Date): string {
  return shape(date, { month: 'short', day: '2-digit', year: 'numeric' });
}

/** 'MMMM dd, yyyy', e.g. March 05, 2026: blog posts. */
export function postDate(date: string | Date): string {
  return shape(date, { month: 'long', day: '2-digit', year: 'numeric' });
}

/** 'MMMM d, yyyy', e.g. March 5, 2026: the client dashboard. */
export function longDate(date: string | Date): string {
  return shape(date, { month: 'long', day: 'numeric', year: 'numeric' });
}

/** Weekday and day, e.g. Thursday, March 5, 2026. */
export function weekdayAndDate(date: string | Date): string {
  return shape(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** 'MMM yyyy', e.g. Mar 2026. */
export function monthAndYear(date: string | Date): string {
  return shape(date, { month: 'short', year: 'numeric' });
}

/** Weekday and day without a year, e.g. Thursday, March 5. */
export function weekdayAndDay(date: string | Date): string {
  return shape(date, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** 'MMMM d, yyyy' and the time, e.g. March 5, 2026 at 2:30 PM. */
export function dateAndTime(date: string | Date): string {
  const time = shape(date, { hour: 'numeric', minute: '2-digit' });
  return `${longDate(date)} at ${time}`;
}

/** A day within a sentence: Tue, Dec 1; Tue, Jan 5, 2027 where it is another year; today; yesterday. */
export function dayInSentence(date: string | Date, now = new Date()): string {
  const day = practiceDay(date);
  const today = practiceDay(now);
  if (day === today) return 'today';
  // Between two days of the calendar: the day on which the clocks change has another number of hours.
  if (Date.parse(today) - Date.parse(day) === 86_400_000) return 'yesterday';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return shape(date, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** An instant within a sentence: Tue, Dec 1 at 2:00 PM; today at 2:55 PM. */
export function timeInSentence(instant: string | Date, now = new Date()): string {
  return `${dayInSentence(instant, now)} at ${shape(instant, { hour: 'numeric', minute: '2-digit' })}`;
}

/** What stands alone: Today at 9:14 AM; Wed, Nov 18 at 10:00 AM. Within a sentence it is `timeInSentence`. */
export function dayAndTime(instant: string | Date, now = new Date()): string {
  const words = timeInSentence(instant, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What `dayInSentence` or `timeInSentence` wrote, where English asks for “on”: on Tue, Dec 1; today. */
export function withOn(words: string): string {
  return /^(to|yester)day/.test(words) ? words : `on ${words}`;
}

/** Weekday and time, e.g. Thursday, 2:30 PM: what is promised within days. */
export function weekdayAndTime(date: string | Date): string {
  return `${shape(date, { weekday: 'long' })}, ${shape(date, { hour: 'numeric', minute: '2-digit' })}`;
}

/** The practice's calendar day, yyyy-MM-dd. */
export function practiceDay(date: string | Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: practice.timeZone }).format(asDate(date));
}

/** Dollars with cents only where there are any: 299 → $299, 299.5 → $299.50. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** A file's size: 812 bytes, 14 KB, 1.4 MB, 50 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1024);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Number((bytes / 1024 ** 2).toFixed(1))} MB`;
}

const shapes = new Map<string, Intl.DateTimeFormat>();

function shape(date: string | Date, options: Intl.DateTimeFormatOptions): string {
  const name = JSON.stringify(options);
  // Cached, since making one takes a hundred times as long as using it.
  const format =
    shapes.get(name) ?? new Intl.DateTimeFormat('en-US', { timeZone: practice.timeZone, ...options });
  shapes.set(name, format);
  return format.format(asDate(date));
}

// A date without a time is a day of the calendar, not an instant: noon UTC is that day in Raleigh.
function asDate(date: string | Date): Date {
  if (date instanceof Date) return date;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date);
}
