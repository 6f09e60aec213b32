/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { createAttempts } from './attempts.ts';

const { attemptFor, clearAttempt } = createAttempts('consultation-attempt');
const hello = { message: 'hello' };
const helloAgain = { message: 'hello again' };

beforeEach(() => sessionStorage.clear());

test('an attempt to send a form is a valid UUID', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (let count = 0; count < 100; count++) expect(createAttempts().attemptFor(hello)).toMatch(form);
});

test('the same input has the same attempt, even after a reload', () => {
  const first = attemptFor(hello);
  expect(attemptFor(hello)).toBe(first);
  expect(createAttempts('consultation-attempt').attemptFor(hello)).toBe(first);
});

test('a different input, or the same input after it was sent, has a new attempt', () => {
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

test('attempts without a key are not in the storage', () => {
  const attempts = createAttempts();
  const first = attempts.attemptFor(hello);
  expect(attempts.attemptFor(hello)).toBe(first);
  expect(attempts.attemptFor(helloAgain)).not.toBe(first);
  expect(createAttempts().attemptFor(hello)).not.toBe(first);
  expect(sessionStorage).toHaveLength(0);
});

test('an invalid stored attempt is replaced by a new one', () => {
  sessionStorage.setItem('consultation-attempt', '{');
  expect(attemptFor(hello)).toMatch(/-4/);
});
