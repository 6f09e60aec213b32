import { expect, test } from '@jest/globals';
import { dayLabel, daysAhead, firstFreeDay, offeredTimes } from './days.ts';

test('one call reaches 62 days ahead', () => {
  expect(daysAhead('2026-12-01')).toEqual({ from: '2026-12-01', to: '2027-01-31' });
});

test('the first free day is the first with a free time', () => {
  expect(
    firstFreeDay([
      { date: '2026-12-05', free: 0 },
      { date: '2026-12-07', free: 2 },
      { date: '2026-12-08', free: 7 },
    ]),
  ).toBe('2026-12-07');
  expect(firstFreeDay([])).toBeUndefined();
});

const day = { date: '2026-12-01', today: '2026-11-22', free: 3, isSelected: false, isOwn: false };

test.each([
  [{}, 'Tuesday, December 1, 3 open times'],
  [{ free: 1 }, 'Tuesday, December 1, 1 open time'],
  [{ free: 0 }, 'Tuesday, December 1, no open times'],
  [{ free: undefined }, 'Tuesday, December 1'],
  [{ today: '2026-12-01' }, 'Today, Tuesday, December 1, 3 open times'],
  [{ today: '2026-12-02', free: 0 }, 'Tuesday, December 1, past'],
  [{ isSelected: true, isOwn: true }, 'Tuesday, December 1, 3 open times, your appointment, selected'],
])('a day says what it offers: %p', (over, label) => {
  expect(dayLabel({ ...day, ...over })).toBe(label);
});

test('the times offered are the free ones and the own one, in order', () => {
  const slots = [
    { time: '9:00 AM', available: false },
    { time: '10:00 AM', available: true },
    { time: '1:00 PM', available: true },
  ];
  expect(offeredTimes(slots)).toEqual(['10:00 AM', '1:00 PM']);
  expect(offeredTimes(slots, '9:00 AM')).toEqual(['9:00 AM', '10:00 AM', '1:00 PM']);
  expect(offeredTimes(slots, '11:30 AM')).toEqual(['10:00 AM', '11:30 AM', '1:00 PM']);
  expect(offeredTimes(slots, '1:00 PM')).toEqual(['10:00 AM', '1:00 PM']);
});
