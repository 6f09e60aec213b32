/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { type HolidayInput, weekdays } from '@practice/contract/calendar';
import { calendar } from '@practice/contract/routes';
import { button, draw, press, shows, until } from '../test/screens.tsx';
import { Holidays } from './Holidays.tsx';

test('a holiday can be opened and closed, and past holidays and those on closed weekdays are not listed', async () => {
  let open: string[] = [];
  const hours = weekdays.map((_, weekday) => ({
    weekday,
    opens: weekday % 6 ? '9:00 AM' : null,
    closes: null,
  }));
  const leave = await draw(<Holidays from="2199-12-20" to="2199-12-31" />, {
    call: async (route: object, input?: { body: HolidayInput }) => {
      if (route === calendar.settings) return { hours };
      if (route === calendar.setHoliday && input) open = input.body.isOpen ? [input.body.day] : [];
      return open;
    },
  });
  await until(shows('Christmas DayWed, Dec 25, 2199 · Closed'));
  await press('Open this day');
  await until(shows('Dec 25, 2199 · Open'));
  await until(shows('Clients can book this day within your hours and booking rules.'));
  await press('Close this day');
  await until(() => Boolean(button('Open this day')));
  await leave();

  const leaveSaturday = await draw(<Holidays from="2201-07-03" to="2201-07-04" />, {
    call: async (route: object) => (route === calendar.settings ? { hours } : []),
  });
  await until(shows('Independence Day (observed)'));
  expect(document.querySelectorAll('li')).toHaveLength(1);
  await leaveSaturday();
  const leavePast = await draw(<Holidays from="2020-12-20" to="2020-12-31" />, {
    call: async (route: object) => (route === calendar.settings ? { hours } : []),
  });
  expect(document.body.textContent).not.toContain('Christmas');
  await leavePast();
});
