import * as v from 'valibot';
import { optionalSingleLine } from './text.ts';
import { calendarDay, minutesOf, timeOfDay } from './time.ts';

// The practice's calendar: when it is open, and what clients may book.

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The hours of one weekday, both null where the practice is closed. */
export interface OpeningHours {
  /** 0 is Sunday. */
  weekday: number;
  opens: string | null;
  closes: string | null;
}

const hourMessage = 'Please enter a time such as 9:00 AM.';
const hours = v.pipe(
  v.object({
    weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
    opens: v.nullable(timeOfDay(hourMessage)),
    closes: v.nullable(timeOfDay(hourMessage)),
  }),
  v.forward(
    v.check(
      ({ opens, closes }) => (opens === null) === (closes === null),
      'Please enter both times, or none.',
    ),
    ['closes'],
  ),
  v.forward(
    v.check(
      ({ opens, closes }) => opens === null || closes === null || minutesOf(opens) < minutesOf(closes),
      'Closing time must be after opening time.',
    ),
    ['closes'],
  ),
);

const whole = (max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(max, message));

/** What binds clients, not the practice; 0 is no rule. */
const bookingRules = v.object({
  /** Hours between booking and the appointment, at least. */
  minNoticeHours: whole(24 * 30, 'Please enter a whole number of hours from 0 to 720.'),
  /** How many days ahead a client may book, at most. */
  maxDaysAhead: whole(730, 'Please enter a whole number of days from 0 to 730.'),
  /** Hours before the appointment from which only the practice can change it. */
  changeCutoffHours: whole(24 * 30, 'Please enter a whole number of hours from 0 to 720.'),
});
export type BookingRules = v.InferOutput<typeof bookingRules>;

/** The body of PUT /api/admin/calendar, whole. */
export const calendarSettingsInput = v.object({
  hours: v.pipe(
    v.array(hours, 'Please send the hours of all seven weekdays.'),
    v.length(7, 'Please send the hours of all seven weekdays.'),
    v.check(
      (days) => new Set(days.map(({ weekday }) => weekday)).size === 7,
      'Please send the hours of all seven weekdays.',
    ),
  ),
  rules: bookingRules,
});
export type CalendarSettings = v.InferOutput<typeof calendarSettingsInput>;

const closureDay = calendarDay('Please choose a day.');
const closureTime = v.nullish(timeOfDay(hourMessage), null);

/** The body of POST /api/admin/calendar/closures: whole days, or a part of one day. */
export const closureInput = v.pipe(
  v.object({
    firstDay: closureDay,
    lastDay: closureDay,
    fromTime: closureTime,
    toTime: closureTime,
    reason: optionalSingleLine(200),
  }),
  v.forward(
    v.check(({ firstDay, lastDay }) => firstDay <= lastDay, 'The last day can’t be before the first day.'),
    ['lastDay'],
  ),
  v.forward(
    v.check(
      ({ fromTime, toTime }) => (fromTime === null) === (toTime === null),
      'Please enter both times, or none.',
    ),
    ['toTime'],
  ),
  v.forward(
    v.check(
      ({ fromTime, toTime }) =>
        fromTime === null || toTime === null || minutesOf(fromTime) < minutesOf(toTime),
      'The end time must be after the start time.',
    ),
    ['toTime'],
  ),
  v.forward(
    v.check(
      ({ firstDay, lastDay, fromTime }) => fromTime === null || firstDay === lastDay,
      'Times are for a single day. Leave them empty to close whole days.',
    ),
    ['lastDay'],
  ),
);
export type ClosureInput = v.InferOutput<typeof closureInput>;
export type NewClosure = v.InferInput<typeof closureInput>;

/** A holiday, a vacation, or hours of one day in which nothing can be booked. */
export interface Closure {
  id: number;
  firstDay: string;
  lastDay: string;
  /** Null for whole days. */
  fromTime: string | null;
  toTime: string | null;
  reason: string | null;
}

/** Whole days on which the practice is closed. */
export type ClosedDays = Pick<Closure, 'firstDay' | 'lastDay'>;

/** When people find the practice open, for everybody to read: the week, and the closed days of the coming weeks. */
export interface OpeningTimes {
  /** Sunday first. */
  hours: readonly OpeningHours[];
  /** Earliest first; why stays with the practice. */
  closedDays: readonly ClosedDays[];
}

/** How many days ahead closed days are told. */
export const closedDaysAhead = 60;

/** One of the practice's times of a day, and whether it can be booked. */
export interface Slot {
  time: string;
  available: boolean;
}

/** How many times of a day can be booked. */
export interface FreeDay {
  date: string;
  free: number;
}

/** The most days that one call for free days answers. */
export const freeDaysMax = 62;

const availabilityDate = calendarDay('Please name a day as yyyy-MM-dd.');
export const availabilityQuery = v.object({ date: availabilityDate });
export const freeDaysQuery = v.object({ from: availabilityDate, to: availabilityDate });
