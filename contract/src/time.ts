import * as v from 'valibot';

const momentMessage = 'Please enter a date and a time.';

/** A UTC instant as from `toISOString`, within PostgreSQL's range. */
export const moment = v.pipe(
  v.string(momentMessage),
  v.isoTimestamp(momentMessage),
  v.check(isMoment, momentMessage),
);

function isMoment(text: string): boolean {
  const time = Date.parse(text);
  if (!(time >= 0 && time < Date.UTC(9999)) || !text.endsWith('Z')) return false;
  // JavaScript reads February 31 as March 3.
  return new Date(time).toISOString().startsWith(text.slice(0, 10));
}

export const hourMessage = 'Please enter a time such as 9:00 AM.';
/** 0 is Sunday. */
export const weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

export function calendarDay(message: string) {
  return v.pipe(v.optional(v.string(message), ''), v.check(isCalendarDay, message));
}

export function isCalendarDay(text: string, earliest = 0): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return time >= earliest && time < Date.UTC(2200) && new Date(time).toISOString().startsWith(text);
}

const clock = /^(0?[1-9]|1[0-2]):([0-5]\d)\s?([AP])M$/i;

export const isTimeOfDay = (text: string) => clock.test(text);

/** Such as 9:00 AM; '09:00 am' is converted. */
export function timeOfDay(message: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.regex(clock, message),
    v.transform((text) =>
      text.replace(clock, (_, hour, minute, half) => `${Number(hour)}:${minute} ${half.toUpperCase()}M`),
    ),
  );
}

/** Minutes since midnight; NaN for an invalid time. */
export function minutesOf(time: string): number {
  const [, hour, minute, half] = clock.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half?.toUpperCase() === 'P' ? 720 : 0);
}

export const compareTimes = (a: string, b: string): number => minutesOf(a) - minutesOf(b);

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const to24Hour = (time: string): string => clockOf(minutesOf(time));

export function to12Hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return hours === '' ? '' : `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** In milliseconds. */
export interface Span {
  from: number;
  to: number;
}

export interface Visit {
  startsAt: Date | string;
  minutes: number;
}

export function during({ startsAt, minutes }: Visit): Span {
  const from = new Date(startsAt).getTime();
  return { from, to: from + minutes * 60_000 };
}

export interface Held extends Visit {
  bufferMinutes?: number | undefined;
  bufferBeforeMinutes?: number | undefined;
}

export function held({ bufferMinutes = 0, bufferBeforeMinutes = 0, ...visit }: Held): Span {
  const { from, to } = during(visit);
  return { from: from - bufferBeforeMinutes * 60_000, to: to + bufferMinutes * 60_000 };
}

export const overlap = (a: Span, b: Span) => a.from < b.to && b.from < a.to;
