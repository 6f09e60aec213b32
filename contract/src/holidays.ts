import holidays from '../texts/holidays.json' with { type: 'json' };
import { addDays, type DayRange, daysBetween, weekdayOf } from './clock.ts';

export interface Holiday {
  day: string;
  name: string;
}

// 5 U.S.C. 6103(a), and the practice's own day after Thanksgiving: by month and day, or the weekday (0 is Sunday) among the
// seven days from `first` on.
const fixed: Readonly<Record<string, string>> = holidays.fixed;

export function holidayOn(day: string): string | undefined {
  const weekday = weekdayOf(day);
  const [, month, date = ''] = day.split('-');
  const found = holidays.movable.find(
    (each) =>
      each.month === month &&
      each.weekday === weekday &&
      Number(date) >= each.first &&
      Number(date) < each.first + 7,
  );
  // 5 U.S.C. 6103(b) moves a Saturday's holiday to Friday, Executive Order 11582 a Sunday's to Monday.
  const days = { 5: 1, 1: -1 }[weekday];
  const observed = days ? fixed[addDays(day, days).slice(5)] : undefined;
  return fixed[day.slice(5)] ?? found?.name ?? (observed && `${observed} (observed)`);
}

export const holidaysIn = ({ from, to }: DayRange): Holiday[] =>
  daysBetween(from, to).flatMap((day) => {
    const name = holidayOn(day);
    return name ? { day, name } : [];
  });
