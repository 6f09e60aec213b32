import { parseDate } from '@internationalized/date';
import { type FreeDay, freeDaysMax, type Slot } from '@practice/contract/calendar';
import { practiceDay } from '@practice/contract/format';
import { minutesOf } from '@practice/contract/time';

// Days are plain dates, yyyy-MM-dd, of the practice's calendar. The browser's own zone never touches them.

export interface Days {
  from: string;
  to: string;
}

/** The first and the last day of a day's month. */
export function monthOf(date: string): Days {
  const first = parseDate(date).set({ day: 1 });
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() };
}

/** From today on, as many days as one call answers. */
export function daysAhead(today = practiceDay()): Days {
  return {
    from: today,
    to: parseDate(today)
      .add({ days: freeDaysMax - 1 })
      .toString(),
  };
}

/** The first day on which something is free. */
export function firstFree(days: readonly FreeDay[]): string | undefined {
  return days.find(({ free }) => free > 0)?.date;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Tuesday, December 1'. */
export function dayName(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

interface DayState {
  date: string;
  today: string;
  /** How many times are free; undefined while that is not known. */
  free: number | undefined;
  isSelected: boolean;
  /** Whether the appointment that is edited is on this day. */
  isOwn: boolean;
}

/** What a screen reader says of a day: 'Tuesday, December 1, 3 open times'. */
export function dayLabel({ date, today, free, isSelected, isOwn }: DayState): string {
  return [
    ...(date === today ? ['Today'] : []),
    dayName(date),
    ...(date < today ? ['past'] : free === undefined ? [] : [freeLabel(free)]),
    ...(isOwn ? ['your appointment'] : []),
    ...(isSelected ? ['selected'] : []),
  ].join(', ');
}

function freeLabel(free: number): string {
  if (free === 0) return 'no open times';
  return free === 1 ? '1 open time' : `${free} open times`;
}

/** The times to choose from, earliest first: the free ones, and the one that an edited appointment has already. */
export function offeredTimes(slots: readonly Slot[], own?: string): string[] {
  const free = slots.filter(({ available }) => available).map(({ time }) => time);
  const all = own ? [...new Set([...free, own])] : free;
  return all.sort((a, b) => minutesOf(a) - minutesOf(b));
}
