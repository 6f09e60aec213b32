/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { attemptAfter, attemptOf, clearAttempt } from './attempt.ts';

const sold = 'Foundations Package';
beforeEach(() => localStorage.clear());

test('a purchase keeps its UUID until it is paid', () => {
  const attempt = attemptOf(sold);
  expect(attemptOf(sold)).toBe(attempt);
  expect(attemptOf('Personalized Care Package')).not.toBe(attempt);
  clearAttempt(sold);
  expect(attemptOf(sold)).not.toBe(attempt);
});

test('all tabs share a new UUID after a purchase has ended', () => {
  const ended = attemptOf(sold);
  const next = attemptAfter(ended, sold);
  expect(next).not.toBe(ended);
  expect(attemptAfter(ended, sold)).toBe(next);
  expect(attemptOf(sold)).toBe(next);
});
