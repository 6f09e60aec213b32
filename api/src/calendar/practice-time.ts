import { practice } from '@practice/contract/practice';
import { minutesOf, timeAt } from '@practice/contract/time';
import { Temporal } from 'temporal-polyfill';

/**
 * The instant of a day and a time of day on the practice's clock. A time that the clocks skip in spring is the one an hour
 * later; of one that comes twice in autumn it is the first.
 * @param date yyyy-MM-dd
 * @param time e.g. 9:00 AM
 */
export function instantOf(date: string, time: string): Date {
  const minutes = minutesOf(time);
  const at = Temporal.PlainDate.from(date).toPlainDateTime({
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  return new Date(at.toZonedDateTime(practice.timeZone).epochMilliseconds);
}

/** What the practice's clock and calendar show at an instant. */
export function practiceClock(instant: Date): { date: string; time: string } {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(practice.timeZone);
  return { date: at.toPlainDate().toString(), time: timeAt(at.hour * 60 + at.minute) };
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The day so many days after another. */
export function dayAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Both days and those between them. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}
