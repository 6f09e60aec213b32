/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { calendar } from '@practice/contract/routes';
import { button, draw, press, shows, until } from '../test/screens.tsx';
import { Holidays } from './Holidays.tsx';

test('a holiday is opened and closed again, and past ones are left out', async () => {
  let open: string[] = [];
  const leave = await draw(<Holidays from="2199-12-20" to="2199-12-31" />, {
    call: async (route: object, change?: { day: string; isOpen: boolean }) => {
      if (route === calendar.setHoliday && change) open = change.isOpen ? [change.day] : [];
      return open;
    },
  });
  await until(shows('Christmas DayWednesday, December 25, 2199 · Closed'));
  await press('Open this day');
  await until(shows('December 25, 2199 · Open'));
  await until(shows('Clients can book this day within your hours and booking rules.'));
  await press('Close this day');
  await until(() => Boolean(button('Open this day')));
  await leave();

  const leavePast = await draw(<Holidays from="2020-12-20" to="2020-12-31" />, { call: async () => [] });
  expect(document.body.textContent).not.toContain('Christmas');
  await leavePast();
});
