/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { attemptFor, clearAttempt } from './attempt.ts';

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

test('the same form is one attempt, another time is another, and so is the next one', () => {
  const first = attemptFor({ time: '9:00 AM' });
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(attemptFor({ time: '9:00 AM' })).toBe(first);
  expect(attemptFor({ time: '10:00 AM' })).not.toBe(first);
  const second = attemptFor({ time: '9:00 AM' });
  clearAttempt();
  expect(attemptFor({ time: '9:00 AM' })).not.toBe(second);
});
