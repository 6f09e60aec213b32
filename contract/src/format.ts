import { centsOf, decimalOf } from './money.ts';
import { practice } from './practice.ts';

// All dates are in the practice's time zone. A date without a time is a calendar day.

export const tableDate = formatter({ month: 'short', day: '2-digit', year: 'numeric' });
export const shortDate = formatter({ month: 'short', day: 'numeric', year: 'numeric' });
export const postDate = formatter({ month: 'long', day: '2-digit', year: 'numeric' });
export const longDate = formatter({ month: 'long', day: 'numeric', year: 'numeric' });
export const weekdayAndDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
export const monthAndYear = formatter({ month: 'short', year: 'numeric' });
export const weekdayAndDay = formatter({ weekday: 'long', month: 'long', day: 'numeric' });
export const weekdayAndShortDay = formatter({ weekday: 'long', month: 'short', day: 'numeric' });
export const clockTime = formatter({ hour: 'numeric', minute: '2-digit' });
export const dayAndHour = formatter({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric' });

const dayThisYear = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const dayOfYear = formatter({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

export const dateAndTime = (date: string | Date): string => `${longDate(date)} at ${clockTime(date)}`;

/** Tue, Dec 1; Tue, Jan 5, 2027 in another year; today; yesterday */
export function dayInSentence(date: string | Date, now = new Date()): string {
  const day = practiceDay(date);
  const today = practiceDay(now);
  if (day === today) return 'today';
  // A day with a clock change doesn't have 24 hours.
  if (Date.parse(today) - Date.parse(day) === 86_400_000) return 'yesterday';
  return day.slice(0, 4) === today.slice(0, 4) ? dayThisYear(date) : dayOfYear(date);
}

export function timeInSentence(instant: string | Date, now = new Date()): string {
  return `${dayInSentence(instant, now)} at ${clockTime(instant)}`;
}

export function dayAndTime(instant: string | Date, now = new Date()): string {
  const words = timeInSentence(instant, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function withOn(words: string): string {
  return /^(to|yester)day/.test(words) ? words : `on ${words}`;
}

export function practiceDay(date: string | Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: practice.timeZone }).format(asDate(date));
}

/** Such as `$99.50`. Avoids `Intl`, whose first use blocks a phone. */
export function dollarsAndCents(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${decimalOf(Math.abs(cents)).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

export const money = (cents: number) => dollarsAndCents(cents).replace(/\.00$/, '');

export const dollars = (amount: number) => money(centsOf(amount));

export function pluralize(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

export function fileSize(bytes: number): string {
  if (bytes < 1024) return pluralize(bytes, 'byte');
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = Number((bytes / 1024 ** 2).toFixed(1));
  return megabytes < 1000 ? `${megabytes} MB` : `${Number((bytes / 1024 ** 3).toFixed(1))} GB`;
}

/* @__NO_SIDE_EFFECTS__ */
function formatter(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (date: string | Date): string => {
    format ??= new Intl.DateTimeFormat('en-US', { timeZone: practice.timeZone, ...options });
    return format.format(asDate(date));
  };
}

function asDate(date: string | Date): Date {
  if (date instanceof Date) return date;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date);
}
