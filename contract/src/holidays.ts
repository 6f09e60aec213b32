import holidays from '../texts/holidays.json' with { type: 'json' };
import { addDays, type DayRange, daysBetween, weekdayOf } from './clock.ts';

export interface Holiday {
  day: string;
  name: string;
}

// 5 U.S.C. 6103(a), and the day after Thanksgiving. Movable: a weekday among seven days from `first`.
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
  // Saturday holidays move to Friday (5 U.S.C. 6103(b)), Sunday ones to Monday (Executive Order 11582).
  const days = { 5: 1, 1: -1 }[weekday];
  const observed = days ? fixed[addDays(day, days).slice(5)] : undefined;
  return fixed[day.slice(5)] ?? found?.name ?? (observed && `${observed} (observed)`);
}

export const holidaysIn = ({ from, to }: DayRange): Holiday[] =>
  daysBetween(from, to).flatMap((day) => {
    const name = holidayOn(day);
    return name ? { day, name } : [];
  });
