import { addDays, weekdayOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { holidayOn } from '@practice/contract/holidays';

export function aWorkingDay(count = 1): string {
  let day = practiceDay();
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) % 6 !== 0 && !holidayOn(day)) left -= 1;
  }
  return day;
}
