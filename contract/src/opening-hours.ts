import { type ClosedDays, type OpeningHours, weekdays } from './calendar.ts';
import { holidayOn } from './holidays.ts';

const week = [1, 2, 3, 4, 5, 6, 0] as const;

type Weekday = (typeof weekdays)[number];
type Times = Pick<OpeningHours, 'opens' | 'closes'>;

export interface HoursLine extends Times {
  readonly days: readonly Weekday[];
}

export function linesOf(hours: readonly OpeningHours[]): readonly HoursLine[] {
  const lines: (Times & { days: Weekday[] })[] = [];
  for (const day of week) {
    const { opens, closes } = hours.find(({ weekday }) => weekday === day) ?? { opens: null, closes: null };
    const last = lines.at(-1);
    if (last && last.opens === opens && last.closes === closes) last.days.push(weekdays[day]);
    else lines.push({ days: [weekdays[day]], opens, closes });
  }
  return lines;
}

export function daysOf({ days }: Pick<HoursLine, 'days'>): string {
  if (days.length === week.length) return 'Every day';
  return days.length === 1 ? `${days[0]}` : `${days[0]} ${days.length === 2 ? 'and' : 'to'} ${days.at(-1)}`;
}

export const timesOf = ({ opens, closes }: Times) => (opens === null ? 'Closed' : `${opens} – ${closes}`);

export function closedDaysOf({ firstDay, lastDay }: ClosedDays): string {
  return monthAndDay.formatRange(new Date(firstDay), new Date(lastDay)).replaceAll('\u2009', ' ');
}

export function closedSentence(closedDays: readonly ClosedDays[]): string {
  const names = closedDays.map((days) => {
    const holiday = days.firstDay === days.lastDay && holidayOn(days.firstDay);
    return holiday ? `${holiday} (${closedDaysOf(days)})` : closedDaysOf(days);
  });
  return `Closed for ${new Intl.ListFormat('en-US').format(new Set(names))}.`;
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
