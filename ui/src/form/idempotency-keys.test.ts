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

test('an invalid stored attempt is replaced by a new one', () => {
  sessionStorage.setItem('consultation-attempt', '{');
  expect(keyFor(hello)).toMatch(/-4/);
});
