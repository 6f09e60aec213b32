import { expect, test } from '@jest/globals';
import { clock, daysOf, weekdays } from './opening-hours.ts';

test('days are named as people say them', () => {
  expect(daysOf({ from: 'Monday', to: 'Friday' })).toBe('Monday to Friday');
  expect(daysOf({ from: 'Saturday', to: 'Sunday' })).toBe('Saturday and Sunday');
  expect(daysOf({ from: 'Monday', to: 'Monday' })).toBe('Monday');
});

test('a range of days holds its first and its last', () => {
  expect(weekdays({ from: 'Thursday', to: 'Saturday' })).toEqual(['Thursday', 'Friday', 'Saturday']);
});

test('times are written for machines, noon and midnight too', () => {
  expect(['9:00 AM', '5:30 PM', '12:00 PM', '12:15 AM'].map(clock)).toEqual([
    '09:00',
    '17:30',
    '12:00',
    '00:15',
  ]);
});
