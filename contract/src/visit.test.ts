import { expect, test } from '@jest/globals';
import { practice } from './practice.ts';
import { placeOf, practiceAddress, whatToBring } from './visit.ts';

test('an appointment takes place at its location, or else at the practice', () => {
  expect(placeOf({ location: 'Your office' })).toBe('Your office');
  expect(placeOf({ location: null })).toBe(`${practice.name}, ${practiceAddress}`);
  expect(practiceAddress).toMatch(/, [A-Z]{2} \d{5}$/);
});

test('the practice’s zone has the name that people use', () => {
  const { timeZone, zoneName } = practice;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  expect(format.formatToParts()).toContainEqual({ type: 'timeZoneName', value: zoneName });
});

test('only MNRI at the practice asks for clothes to move in', () => {
  expect(whatToBring('First MNRI session', null)).toMatch(/^Please wear clothes you can move in/);
  expect(whatToBring('Free Consultation', null)).toBe('Please bring any paperwork you want us to see.');
  expect(whatToBring('First MNRI session', '1 Oak St')).toBeUndefined();
  expect(whatToBring('Foundations Package', '1 Oak St')).toBeUndefined();
});
