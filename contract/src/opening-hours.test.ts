import { expect, test } from '@jest/globals';
import type { OpeningHours } from './calendar.ts';
import { closedSentence, daysOf, linesOf, timesOf } from './opening-hours.ts';

type Times = [opens: string, closes: string];
const usual: Times = ['9:00 AM', '5:00 PM'];

/** Hours of the whole week, Sunday first as the API sends them; weekdays that are not named are closed. */
function week(open: Readonly<Record<number, Times>>): OpeningHours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const [opens = null, closes = null] = open[weekday] ?? [];
    return { weekday, opens, closes };
  });
}

const said = (hours: readonly OpeningHours[]) =>
  linesOf(hours).map((line) => `${daysOf(line)}: ${timesOf(line)}`);

test('weekdays in a row with the same hours are one line, Monday first', () => {
  expect(said(week({ 1: usual, 2: usual, 3: usual, 4: usual, 5: usual }))).toEqual([
    'Monday to Friday: 9:00 AM – 5:00 PM',
    'Saturday and Sunday: Closed',
  ]);
});

test('a day with other hours separates the days around it', () => {
  expect(said(week({ 1: usual, 2: usual, 4: usual, 5: ['9:00 AM', '1:00 PM'], 0: usual }))).toEqual([
    'Monday and Tuesday: 9:00 AM – 5:00 PM',
    'Wednesday: Closed',
    'Thursday: 9:00 AM – 5:00 PM',
    'Friday: 9:00 AM – 1:00 PM',
    'Saturday: Closed',
    'Sunday: 9:00 AM – 5:00 PM',
  ]);
});

test('closed days are said in one sentence, with the names of holidays', () => {
  const days = [
    ['2026-12-25', '2026-12-25'],
    ['2026-12-28', '2026-12-31'],
    ['2027-01-01', '2027-01-01'],
  ].map(([firstDay = '', lastDay = '']) => ({ firstDay, lastDay }));
  expect(closedSentence(days)).toBe(
    'Closed for Christmas Day (December 25), December 28 – 31, and New Year’s Day (January 1).',
  );
});
