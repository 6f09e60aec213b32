import { addDays, type DayRange, daysBetween, weekdayOf } from './practice-time.ts';

export interface Holiday {
  day: string;
  name: string;
}

// 5 U.S.C. 6103(a), by month and day.
const fixed: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

// 5 U.S.C. 6103(a), and the practice's own day after Thanksgiving: the weekday (0 is Sunday) among the seven days from `first` on.
const movable = [
  { name: 'Martin Luther King Jr. Day', month: '01', weekday: 1, first: 15 },
  { name: 'Presidents’ Day', month: '02', weekday: 1, first: 15 },
  { name: 'Memorial Day', month: '05', weekday: 1, first: 25 },
  { name: 'Labor Day', month: '09', weekday: 1, first: 1 },
  { name: 'Columbus Day', month: '10', weekday: 1, first: 8 },
  { name: 'Thanksgiving Day', month: '11', weekday: 4, first: 22 },
  { name: 'Day after Thanksgiving', month: '11', weekday: 5, first: 23 },
] as const;

/** The holiday on a day, if any. The practice is closed unless it has opened the day. */
export function holidayOn(day: string): string | undefined {
  const weekday = weekdayOf(day);
  const [, month, date = ''] = day.split('-');
  const found = movable.find(
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
