import { expect, test } from '@jest/globals';
import { withExample, withHours } from './answer-text.ts';

test('the word “hours” is added to a number of hours', () => {
  expect(withHours('10')).toBe('10 hours');
  expect(withHours('7.5')).toBe('7.5 hours');
  expect(withHours('6 to 8')).toBe('6 to 8 hours');
});

test.each(['10 hours', 'all day', '100'])('the answer “%s” is not changed', (answer) => {
  expect(withHours(answer)).toBe(answer);
});

test('an example answer is added to the typed text, and removed the second time', () => {
  expect(withExample('A mouse', 'Footrest.')).toBe('A mouse. Footrest.');
  expect(withExample('A mouse. Footrest. A lamp.', 'Footrest.')).toBe('A mouse. A lamp.');
  expect(withExample('Footrest.', 'Footrest.')).toBe('');
});

test('an example answer replaces one that it contradicts', () => {
  const hours = ['About 4 hours.', 'About 8 hours.'];
  expect(withExample('About 4 hours. More in March.', 'About 8 hours.', hours)).toBe(
    'More in March. About 8 hours.',
  );
});
