import { expect, test } from '@jest/globals';
import { during, isCalendarDay, overlap, to12Hour, to24Hour } from './time.ts';

test.each([
  ['9:00 AM', '09:00'],
  ['5:30 PM', '17:30'],
  ['12:00 PM', '12:00'],
  ['12:15 AM', '00:15'],
])('%s is %s in a time field', (time, field) => {
  expect(to24Hour(time)).toBe(field);
  expect(to12Hour(field)).toBe(time);
});

test('a day must exist in the calendar', () => {
  expect(['2026-02-28', '2028-02-29'].every(isCalendarDay)).toBe(true);
  expect(['2026-02-31', '2026-13-01', '2026-2-1', 'today', ''].some(isCalendarDay)).toBe(false);
});

test('spans overlap, but not where one begins when the other ends', () => {
  const at = (time: string) => during({ startsAt: `2026-12-01T${time}:00Z`, minutes: 60 });
  expect(overlap(at('15:00'), at('15:59'))).toBe(true);
  expect(overlap(at('15:00'), at('16:00'))).toBe(false);
});
