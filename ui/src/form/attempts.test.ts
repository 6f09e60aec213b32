/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { createAttempts } from './attempts.ts';

const { attemptFor, clearAttempt } = createAttempts('consultation-attempt');
const hello = { message: 'hello' };
const helloAgain = { message: 'hello again' };

beforeEach(() => sessionStorage.clear());

test('an attempt is a valid UUID', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (let count = 0; count < 100; count++) expect(createAttempts().attemptFor(hello)).toMatch(form);
});

test('the same input is the same attempt, even after a reload', () => {
  const first = attemptFor(hello);
  expect(attemptFor(hello)).toBe(first);
  expect(createAttempts('consultation-attempt').attemptFor(hello)).toBe(first);
});

test('another input is another attempt, as is the same input after it was sent', () => {
  const first = attemptFor(hello);
  const second = attemptFor(helloAgain);
  expect(second).not.toBe(first);
  clearAttempt();
  expect(attemptFor(helloAgain)).not.toBe(second);
});

test('each form has its own attempts', () => {
  const booking = createAttempts('appointment-attempt');
  const first = attemptFor(hello);
  expect(booking.attemptFor(hello)).not.toBe(first);
  booking.clearAttempt();
  expect(attemptFor(hello)).toBe(first);
});

test('without a key, attempts are not in the storage', () => {
  const attempts = createAttempts();
  const first = attempts.attemptFor(hello);
  expect(attempts.attemptFor(hello)).toBe(first);
  expect(attempts.attemptFor(helloAgain)).not.toBe(first);
  expect(createAttempts().attemptFor(hello)).not.toBe(first);
  expect(sessionStorage).toHaveLength(0);
});

test('a broken entry in the storage does no harm', () => {
  sessionStorage.setItem('consultation-attempt', '{');
  expect(attemptFor(hello)).toMatch(/-4/);
});
