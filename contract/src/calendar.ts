import * as v from 'valibot';
import { timeSlots } from './appointments.ts';
import { holidayOn } from './holidays.ts';
import { idNumber, idText } from './lists.ts';
import { optionalSingleLine, wholeNumber } from './text.ts';
import { calendarDay, compareTimes, hourMessage, isCalendarDay, timeOfDay, weekday } from './time.ts';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const bothMessage = 'Please enter both times, or none.';
const isInOrder = (from: string | null, to: string | null) =>
  from === null || to === null || compareTimes(from, to) < 0;

const hours = v.pipe(
  v.object({
    weekday,
    opens: v.nullable(timeOfDay(hourMessage)),
    closes: v.nullable(timeOfDay(hourMessage)),
  }),
  v.forward(
    v.check(({ opens, closes }) => (opens === null) === (closes === null), bothMessage),
    ['closes'],
  ),
  v.forward(
    v.check(({ opens, closes }) => isInOrder(opens, closes), 'Closing time must be after opening time.'),
    ['closes'],
  ),
);
export type OpeningHours = v.InferOutput<typeof hours>;

const hoursMessage = 'Please enter a whole number of hours from 0 to 720.';
/** Rules for clients only. A 0 turns a rule off. */
const bookingRules = v.object({
  minNoticeHours: wholeNumber(0, 24 * 30, hoursMessage),
  maxDaysAhead: wholeNumber(0, 730, 'Please enter a whole number of days from 0 to 730.'),
  refusesLateChanges: v.optional(v.boolean('Please choose on or off.'), false),
});
export type BookingRules = v.InferOutput<typeof bookingRules>;

const everyDay: readonly string[] = timeSlots;
const startTime = v.object({
  weekday,
  time: v.pipe(
    timeOfDay(hourMessage),
    v.check((time) => !everyDay.includes(time), 'Every day has this start time already.'),
  ),
});
export type StartTime = v.InferOutput<typeof startTime>;

const startTimes = v.pipe(
  v.array(startTime, 'Please send a list of start times.'),
  v.checkItems((...item) => !addedBefore(...item).includes(item[0].time), 'You’ve added this time already.'),
  v.checkItems((...item) => addedBefore(...item).length < 10, 'You can add up to 10 start times to a day.'),
);

const addedBefore = ({ weekday }: StartTime, at: number, all: readonly StartTime[]) =>
  all.slice(0, at).flatMap((each) => (each.weekday === weekday ? each.time : []));

const weekMessage = 'Please send the hours of all seven weekdays.';
export const calendarSettingsInput = v.object({
  hours: v.pipe(
    v.array(hours, weekMessage),
    v.length(7, weekMessage),
    v.check((days) => new Set(days.map(({ weekday }) => weekday)).size === 7, weekMessage),
  ),
  rules: bookingRules,
  startTimes: v.exactOptional(startTimes),
});
export type CalendarInput = v.InferOutput<typeof calendarSettingsInput>;
export type CalendarSettings = Required<CalendarInput>;

export const alreadyClosedMessage = 'This time is closed already.';
const closureDay = calendarDay('Please choose a day.');
const closureTime = v.nullish(timeOfDay(hourMessage), null);

export const closureInput = v.pipe(
  v.object({
    firstDay: closureDay,
    lastDay: closureDay,
    fromTime: closureTime,
    toTime: closureTime,
    reason: optionalSingleLine(200),
    practitionerId: v.nullish(idNumber, null),
  }),
  v.forward(
    v.check(({ firstDay, lastDay }) => firstDay <= lastDay, 'The last day can’t be before the first day.'),
    ['lastDay'],
  ),
  v.forward(
    v.check(({ fromTime, toTime }) => (fromTime === null) === (toTime === null), bothMessage),
    ['toTime'],
  ),
  v.forward(
    v.check(
      ({ fromTime, toTime }) => isInOrder(fromTime, toTime),
      'The end time must be after the start time.',
    ),
    ['toTime'],
  ),
  v.forward(
    v.check(
      ({ firstDay, lastDay, fromTime }) => fromTime === null || firstDay === lastDay,
      'Times are for a single day. Leave them blank to close whole days.',
    ),
    ['lastDay'],
  ),
);
export type ClosureInput = v.InferOutput<typeof closureInput>;
export type NewClosure = v.InferInput<typeof closureInput>;

export interface Closure extends Omit<ClosureInput, 'reason'> {
  id: number;
  reason: string | null;
}

export type ClosedDays = Pick<Closure, 'firstDay' | 'lastDay'>;

export const holidayInput = v.object({
  day: v.pipe(
    closureDay,
    v.check((day) => isCalendarDay(day) && holidayOn(day) !== undefined, 'This day isn’t a holiday.'),
  ),
  isOpen: v.boolean('Please say whether the day is open.'),
});
export type HolidayInput = v.InferOutput<typeof holidayInput>;

export interface OpeningTimes {
  hours: readonly OpeningHours[];
  closedDays: readonly ClosedDays[];
}

export const closedDaysAhead = 60;

export interface Slot {
  time: string;
  available: boolean;
}

export interface FreeDay {
  date: string;
  free: number;
  /** All start times, free or not. */
  times: number;
  holiday?: string | undefined;
}

export const freeDaysMax = 62;
const availabilityDate = calendarDay('Please name a day as yyyy-MM-dd.');
const service = v.exactOptional(idText);
const practitioner = v.exactOptional(
  v.pipe(
    v.string(),
    v.transform((ids) => [...new Set(ids.split(',').map(Number))]),
    v.array(idNumber),
    v.maxLength(20),
  ),
);
/** `practitioner` (1 or 1,2) asks when all of them are free. */
export const availabilityQuery = v.object({ date: availabilityDate, service, practitioner });
export const freeDaysQuery = v.object({
  from: availabilityDate,
  to: availabilityDate,
  service,
  practitioner,
});
