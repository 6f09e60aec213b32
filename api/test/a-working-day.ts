import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';
import { addDays, weekdayOf } from '@practice/contract/practice-time';

/** A day on which the practice is open as it comes, so many of them from now. */
export function aWorkingDay(count = 1): string {
  let day = practiceDay();
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0 && !holidayOn(day)) left -= 1;
  }
  return day;
}
