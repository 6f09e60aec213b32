import { expect, test } from '@jest/globals';
import {
  dateAndTime,
  dayInSentence,
  dollars,
  dollarsAndCents,
  fileSize,
  money,
  practiceDay,
  shortDate,
  timeInSentence,
  withOn,
} from './format.ts';

test('shows an instant in Raleigh’s time', () => {
  expect(shortDate('2026-03-05T03:30:00Z')).toBe('Mar 4, 2026');
  expect(dateAndTime('2026-07-05T18:30:00Z')).toBe('July 5, 2026 at 2:30 PM');
  expect(practiceDay('2026-03-05T03:30:00Z')).toBe('2026-03-04');
});

test('a sentence has weekday and day, and the year only if it is not this one', () => {
  const now = new Date('2026-11-21T17:00:00Z');
  expect(dayInSentence('2026-12-01', now)).toBe('Tue, Dec 1');
  expect(dayInSentence('2027-01-05', now)).toBe('Tue, Jan 5, 2027');
  expect(timeInSentence('2026-12-01T19:00:00Z', now)).toBe('Tue, Dec 1 at 2:00 PM');
  expect(timeInSentence('2026-11-21T19:55:00Z', now)).toBe('today at 2:55 PM');
  // 11 PM of the day before, in Raleigh.
  expect(timeInSentence('2026-11-21T04:00:00Z', now)).toBe('yesterday at 11:00 PM');
  // An hour before midnight, as the clocks have just gone back.
  expect(dayInSentence('2026-10-31', new Date('2026-11-02T04:30:00Z'))).toBe('yesterday');
});

test('puts “on” before a day, but not before “today”', () => {
  expect(withOn('Tue, Dec 1 at 2:00 PM')).toBe('on Tue, Dec 1 at 2:00 PM');
  expect(withOn('today at 2:55 PM')).toBe('today at 2:55 PM');
});

test('shows cents only if there are any', () => {
  expect(dollars(299)).toBe('$299');
  expect(dollars(1299.5)).toBe('$1,299.50');
  expect(dollars(0.7 + 0.1 + 0.2)).toBe('$1');
  expect(money(-129_950)).toBe('-$1,299.50');
  expect(dollarsAndCents(29_900)).toBe('$299.00');
});

test.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [1_048_576, '1 MB'],
  [52_428_800, '50 MB'],
  [2_254_857_830, '2.1 GB'],
])('a file of %i bytes has %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
