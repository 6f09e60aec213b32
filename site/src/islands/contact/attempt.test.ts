/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { attemptFor, clearAttempt } from './attempt.ts';

beforeEach(() => sessionStorage.clear());

test('the same text is the same attempt, over a reload too', () => {
  const first = attemptFor('hello');
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(attemptFor('hello')).toBe(first);
});

test('other text is another attempt, and so is the same text after it was sent', () => {
  const first = attemptFor('hello');
  const second = attemptFor('hello again');
  expect(second).not.toBe(first);
  clearAttempt();
  expect(attemptFor('hello again')).not.toBe(second);
});

test('what somebody else left in the storage does no harm', () => {
  sessionStorage.setItem('consultation-attempt', '{');
  expect(attemptFor('hello')).toMatch(/-4/);
});
