/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { weekdays } from '@practice/contract/calendar';
import { calendar } from '@practice/contract/routes';
import { draw, shows, until } from '../test/screens.tsx';
import { Holidays } from './Holidays.tsx';

const hours = weekdays.map((_, weekday) => ({
  weekday,
  opens: weekday % 6 ? '9:00 AM' : null,
  closes: null,
}));
let leave = async () => {};
afterEach(() => leave());

async function list(from: string, to: string) {
  const asked = new Set<object>();
  leave = await draw(<Holidays from={from} to={to} />, {
    call: async (route: object) => {
      asked.add(route);
      return route === calendar.settings ? { hours } : [];
    },
  });
  await until(() => asked.size === 2);
}

test('a holiday on a closed weekday is listed on the day on which it is observed alone', async () => {
  await list('2201-07-03', '2201-07-04');
  await until(shows('Independence Day (observed)'));
  expect(document.querySelectorAll('li')).toHaveLength(1);
});

test('past holidays are not listed', async () => {
  await list('2020-12-20', '2020-12-31');
  expect(document.querySelectorAll('li')).toHaveLength(0);
});
