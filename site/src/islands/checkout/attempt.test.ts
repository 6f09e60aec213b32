/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { attemptAfter, attemptOf, forgetAttempt } from './attempt.ts';

const sold = 'Foundations Package';
beforeEach(() => localStorage.clear());

test('a purchase keeps its name until it is paid', () => {
  const attempt = attemptOf(sold);
  expect(attemptOf(sold)).toBe(attempt);
  expect(attemptOf('Personalized Care Package')).not.toBe(attempt);
  forgetAttempt(sold);
  expect(attemptOf(sold)).not.toBe(attempt);
});

test('after one that has ended there is one new name for all tabs', () => {
  const ended = attemptOf(sold);
  const next = attemptAfter(ended, sold);
  expect(next).not.toBe(ended);
  expect(attemptAfter(ended, sold)).toBe(next);
  expect(attemptOf(sold)).toBe(next);
});
