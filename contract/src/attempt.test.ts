/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { attemptsAt, uuid } from './attempt.ts';

const { attemptFor, clearAttempt } = attemptsAt('consultation-attempt');

beforeEach(() => sessionStorage.clear());

test('an attempt is named by a UUID that servers accept', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (let count = 0; count < 100; count++) expect(uuid()).toMatch(form);
  expect(attemptFor('hello')).toMatch(form);
});

test('the same text is the same attempt, over a reload too', () => {
  const first = attemptFor('hello');
  expect(attemptFor('hello')).toBe(first);
  expect(attemptsAt('consultation-attempt').attemptFor('hello')).toBe(first);
});

test('other text is another attempt, and so is the same text after it was sent', () => {
  const first = attemptFor('hello');
  const second = attemptFor('hello again');
  expect(second).not.toBe(first);
  clearAttempt();
  expect(attemptFor('hello again')).not.toBe(second);
});

test('forms have attempts of their own', () => {
  const booking = attemptsAt('appointment-attempt');
  const first = attemptFor('hello');
  expect(booking.attemptFor('hello')).not.toBe(first);
  booking.clearAttempt();
  expect(attemptFor('hello')).toBe(first);
});

test('what somebody else left in the storage does no harm', () => {
  sessionStorage.setItem('consultation-attempt', '{');
  expect(attemptFor('hello')).toMatch(/-4/);
});
