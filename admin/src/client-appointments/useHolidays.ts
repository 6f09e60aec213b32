import { type DayRange, weekdayOf } from '@practice/contract/clock';
import { holidaysIn } from '@practice/contract/holidays';
import { calendar } from '@practice/contract/routes';
import { useMemo } from 'react';
import { useCall } from '../layout/useCall.ts';

export function useHolidays({ from, to }: DayRange) {
  const settings = useCall(['calendar', 'settings'], calendar.settings);
  const open = useCall(['calendar', 'open-holidays'], calendar.openHolidays);
  const hours = settings.data?.hours;
  const opened = open.data;
  const holidays = useMemo(() => {
    const opens = (day: string) => hours?.find(({ weekday }) => weekday === weekdayOf(day))?.opens;
    return (
      opened &&
      holidaysIn({ from, to })
        .filter(({ day }) => opens(day))
        .map((holiday) => ({ ...holiday, isOpen: opened.includes(holiday.day) }))
    );
  }, [hours, opened, from, to]);
  return { settings, open, holidays };
}
