import { expect, test } from '@jest/globals';
import { holidaysIn } from './holidays.ts';

const onWeekends = {
  ...{ '06-18': 'Juneteenth', '07-05': 'Independence Day' },
  ...{ '12-24': 'Christmas Day', '12-31': 'New Year’s Day' },
};

/**
 * Copied from calendars, by month and day: what moves (King, Presidents, Memorial, Labor, Columbus, Thanksgiving), and which days
 * are observed because a fixed holiday is on a weekend.
 */
const years: Record<number, [movable: string, observed: Record<string, string>]> = {
  2026: ['01-19 02-16 05-25 09-07 10-12 11-26', { '07-03': 'Independence Day' }],
  2027: ['01-18 02-15 05-31 09-06 10-11 11-25', onWeekends],
  2028: ['01-17 02-21 05-29 09-04 10-09 11-23', { '11-10': 'Veterans Day' }],
  2033: ['01-17 02-21 05-30 09-05 10-10 11-24', { '06-20': 'Juneteenth', '12-26': 'Christmas Day' }],
  2034: ['01-16 02-20 05-29 09-04 10-09 11-23', { '01-02': 'New Year’s Day', '11-10': 'Veterans Day' }],
};

const movable = [
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Labor Day',
  'Columbus Day',
];

test.each(Object.entries(years))(
  '%s has the holidays of the law, and the day after Thanksgiving',
  (year, rest) => {
    const [days, observed] = rest;
    const [thanksgiving = '', ...others] = days.split(' ').reverse();
    const expected: Record<string, string> = {
      '01-01': 'New Year’s Day',
      '06-19': 'Juneteenth',
      '07-04': 'Independence Day',
      '11-11': 'Veterans Day',
      '12-25': 'Christmas Day',
      ...Object.fromEntries(others.reverse().map((day, at) => [day, movable[at]])),
      [thanksgiving]: 'Thanksgiving Day',
      [`11-${Number(thanksgiving.slice(3)) + 1}`]: 'Day after Thanksgiving',
      ...Object.fromEntries(Object.entries(observed).map(([day, name]) => [day, `${name} (observed)`])),
    };
    const found = holidaysIn({ from: `${year}-01-01`, to: `${year}-12-31` });
    expect(Object.fromEntries(found.map(({ day, name }) => [day.slice(5), name]))).toEqual(expected);
  },
);
