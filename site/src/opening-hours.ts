import type { practice } from '@practice/contract/practice';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Weekday = (typeof week)[number];
type Hours = (typeof practice.hours)[number];

/** Every day from the first to the last. */
export function weekdays({ from, to }: { from: Weekday; to: Weekday }): readonly Weekday[] {
  return week.slice(week.indexOf(from), week.indexOf(to) + 1);
}

/** 'Monday to Friday', 'Saturday and Sunday', 'Monday'. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): string {
  const count = weekdays({ from, to }).length;
  return count === 1 ? from : `${from} ${count === 2 ? 'and' : 'to'} ${to}`;
}

/** '9:00 AM – 5:00 PM', or 'Closed'. */
export function timesOf({ opens, closes }: Hours): string {
  return opens === null ? 'Closed' : `${opens} – ${closes}`;
}

/** '5:00 PM' as machines write it: '17:00'. */
export function clock(time: string): string {
  const [, hours = '', minutes = '', half = ''] = /^(\d+):(\d\d) (AM|PM)$/.exec(time) ?? [];
  return `${String((Number(hours) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
