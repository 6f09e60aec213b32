import { expect, test } from '@jest/globals';
import { practice } from './practice.ts';
import { placeOf, practiceAddress, zoneName } from './visit.ts';

test('an appointment takes place at its location, or else at the practice', () => {
  expect(placeOf({ location: 'Your office' })).toBe('Your office');
  expect(placeOf({ location: null })).toBe(`${practice.name}, ${practiceAddress}`);
  expect(practiceAddress).toMatch(/, [A-Z]{2} \d{5}$/);
});

test('the practice’s zone has a name for people', () => {
  expect(zoneName).toBe('Eastern Time');
});
