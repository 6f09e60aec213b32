import { holidaysIn } from '@practice/contract/holidays';
import { type DayRange, weekdayOf } from '@practice/contract/practice-time';
import { calendar } from '@practice/contract/routes';
import { useCall } from '../layout/useCall.ts';

export function useHolidays(days: DayRange) {
  const settings = useCall(['calendar', 'settings'], calendar.settings);
  const open = useCall(['calendar', 'open-holidays'], calendar.openHolidays);
  const opens = (day: string) =>
    settings.data?.hours.find(({ weekday }) => weekday === weekdayOf(day))?.opens;
  const holidays =
    open.data &&
    holidaysIn(days)
      .filter(({ day }) => opens(day))
      .map((holiday) => ({ ...holiday, isOpen: open.data.includes(holiday.day) }));
  return { settings, open, holidays };
}
