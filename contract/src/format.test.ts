import { expect, test } from '@jest/globals';
import { dateAndTime, dollars, fileSize, longDate, postDate, practiceDay, shortDate } from './format.ts';

test('dates have the shape of their place', () => {
  expect(shortDate('2026-03-05')).toBe('Mar 05, 2026');
  expect(postDate('2026-03-05')).toBe('March 05, 2026');
  expect(longDate('2026-03-05')).toBe('March 5, 2026');
});

test('an instant is shown on the day and at the hour it has in Raleigh', () => {
  expect(shortDate('2026-03-05T03:30:00Z')).toBe('Mar 04, 2026');
  expect(dateAndTime('2026-07-05T18:30:00Z')).toBe('July 5, 2026 at 2:30 PM');
  expect(practiceDay('2026-03-05T03:30:00Z')).toBe('2026-03-04');
});

test('dollars show cents only where there are any', () => {
  expect(dollars(299)).toBe('$299');
  expect(dollars(1299.5)).toBe('$1,299.50');
});

test.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [14_000, '14 KB'],
  [998_000, '975 KB'],
  [1_048_576, '1 MB'],
  [1_500_000, '1.4 MB'],
  [52_428_800, '50 MB'],
])('a file of %i bytes has %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
