/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { weekdays } from '@practice/contract/calendar';
import { addDays } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { draw, until } from '../test/screens.tsx';
import { Holidays } from './Holidays.tsx';

const hours = weekdays.map((_, weekday) => ({
  weekday,
  opens: weekday % 6 ? '9:00 AM' : null,
  closes: null,
}));
/** The holidays that are listed for these days. */
async function listed(from: string, to: string): Promise<(string | null)[]> {
  await draw(<Holidays from={from} to={to} />, {
    call: async (route: object) => (route === calendar.settings ? { hours } : []),
  });
  const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  await until(() => items().length > 0);
  return items();
}

test('a holiday on a closed weekday is listed on the day on which it is observed alone', async () => {
  expect(await listed('2201-07-03', '2201-07-04')).toEqual([
    expect.stringContaining('Independence Day (observed)'),
  ]);
});

test('past holidays are not listed', async () => {
  const [today, inAYear] = [practiceDay(), addDays(practiceDay(), 400)];
  expect(await listed(addDays(today, -400), inAYear)).toEqual(await listed(today, inAYear));
});
