import { practiceDay, timeInSentence } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';

/** The instant at which a day (yyyy-MM-dd) of the practice's calendar begins. */
export function startOfPracticeDay(day: string): Date {
  return practiceInstant(`${day}T00:00`);
}

/** The instant at which the clock on the practice's wall shows a date and time (yyyy-MM-ddTHH:mm). */
export function practiceInstant(wall: string): Date {
  const time = Date.parse(`${wall}Z`);
  // Twice, because the first guess may lie on the other side of a change of clocks.
  const guess = time - clockAhead(time);
  const second = time - clockAhead(guess);
  // In spring an hour is left out: then neither is right, and the later one is meant.
  const isThere = second + clockAhead(second) === time;
  return new Date(isThere ? second : Math.max(guess, second));
}

/** What the clock on the practice's wall shows, as a field for date and time takes it: yyyy-MM-ddTHH:mm. */
export function practiceWall(instant: string | Date): string {
  const time = new Date(instant).getTime();
  return new Date(time + clockAhead(time)).toISOString().slice(0, 16);
}

/** The last millisecond of a day of the practice's calendar. */
export function endOfPracticeDay(day: string): Date {
  return new Date(startOfPracticeDay(moveDay(day, 1)).getTime() - 1);
}

export function startOfYesterday(now: Date = new Date()): Date {
  return startOfPracticeDay(moveDay(practiceDay(now), -1));
}

/** What stands alone: "Today at 9:14 AM", "Wed, Nov 18 at 10:00 AM". Within a sentence it is `timeInSentence`. */
export function dayAndTime(instant: string, now: Date = new Date()): string {
  const words = timeInSentence(instant, now);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Saturday, November 21" */
export function weekday(instant: Date): string {
  return atThePractice(instant, { weekday: 'long', month: 'long', day: 'numeric' });
}

function atThePractice(instant: string | Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: practice.timeZone, ...options }).format(
    new Date(instant),
  );
}

/** The day (yyyy-MM-dd) so many days later, or earlier. */
export function moveDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How far the clock on the practice's wall is ahead of UTC, in milliseconds; behind is negative. */
function clockAhead(instant: number): number {
  // Swedish writes dates as ISO 8601 does.
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: practice.timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
