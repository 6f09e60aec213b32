import { practiceDay, shortDate } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';

/** The instant at which a day (yyyy-MM-dd) of the practice's calendar begins. */
export function startOfPracticeDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Twice, because the first guess may lie on the other side of a change of clocks.
  const guess = midnight - clockAhead(midnight);
  return new Date(midnight - clockAhead(guess));
}

/** The last millisecond of a day of the practice's calendar. */
export function endOfPracticeDay(day: string): Date {
  return new Date(startOfPracticeDay(moveDay(day, 1)).getTime() - 1);
}

export function startOfYesterday(now: Date = new Date()): Date {
  return startOfPracticeDay(moveDay(practiceDay(now), -1));
}

/** "Today at 9:14 AM", "Yesterday at 4:02 PM", and before that the date. */
export function dayAndTime(instant: string, now: Date = new Date()): string {
  const time = atThePractice(instant, { hour: 'numeric', minute: '2-digit' });
  const day = practiceDay(instant);
  const today = practiceDay(now);
  if (day === today) return `Today at ${time}`;
  if (day === moveDay(today, -1)) return `Yesterday at ${time}`;
  return `${shortDate(instant)} at ${time}`;
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

function moveDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How far the clock on the practice's wall is ahead of UTC, in milliseconds; behind is negative. */
function clockAhead(instant: number): number {
  // Swedish writes dates as ISO 8601 does.
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone: practice.timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
