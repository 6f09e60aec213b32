/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const { keyFor, forgetKey } = createIdempotencyKeys('consultation-attempt');
const hello = { message: 'hello' };
const helloAgain = { message: 'hello again' };

beforeEach(() => sessionStorage.clear());

test('the same input has the same attempt, even after a reload', () => {
  const first = keyFor(hello);
  expect(keyFor(hello)).toBe(first);
  expect(createIdempotencyKeys('consultation-attempt').keyFor(hello)).toBe(first);
});

test('a different input, or the same input after it was sent, has a new attempt', () => {
  const first = keyFor(hello);
  const second = keyFor(helloAgain);
  expect(second).not.toBe(first);
  forgetKey();
  expect(keyFor(helloAgain)).not.toBe(second);
});

test('each form has its own attempts', () => {
  const booking = createIdempotencyKeys('appointment-attempt');
  const first = keyFor(hello);
  expect(booking.keyFor(hello)).not.toBe(first);
  booking.forgetKey();
  expect(keyFor(hello)).toBe(first);
});

test('attempts without a key are not in the storage', () => {
  const attempts = createIdempotencyKeys();
  const first = attempts.keyFor(hello);
  expect(attempts.keyFor(hello)).toBe(first);
  expect(attempts.keyFor(helloAgain)).not.toBe(first);
  expect(createIdempotencyKeys().keyFor(hello)).not.toBe(first);
  expect(sessionStorage).toHaveLength(0);
});

test('an invalid stored attempt is replaced by a new one', () => {
  sessionStorage.setItem('consultation-attempt', '{');
  expect(keyFor(hello)).toMatch(/-4/);
});
