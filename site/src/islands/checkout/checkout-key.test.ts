/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { forgetKey, keyAfter, keyOf } from './checkout-key.ts';

const sold = 'Foundations Package';
beforeEach(() => localStorage.clear());

test('a purchase keeps its UUID until it is paid', () => {
  const idempotencyKey = keyOf(sold);
  expect(keyOf(sold)).toBe(idempotencyKey);
  expect(keyOf('Personalized Care Package')).not.toBe(idempotencyKey);
  forgetKey(sold);
  expect(keyOf(sold)).not.toBe(idempotencyKey);
});

test('all tabs share a new UUID after a purchase has ended', () => {
  const ended = keyOf(sold);
  const next = keyAfter(ended, sold);
  expect(next).not.toBe(ended);
  expect(keyAfter(ended, sold)).toBe(next);
  expect(keyOf(sold)).toBe(next);
});
