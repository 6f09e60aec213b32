/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { keepToken, readToken } from './reset-token.ts';

beforeEach(() => window.history.replaceState(null, '', '/reset-password'));

test('takes the token out of the address bar, and finds it again after a reload', () => {
  window.history.replaceState(null, '', '/reset-password?token=abc-DEF_1&from=mail');
  expect(readToken()).toBe('abc-DEF_1');
  expect(window.location.search).toBe('?from=mail');
  expect(readToken()).toBe('abc-DEF_1');
});

test('forgets a token that was used', () => {
  keepToken('abc');
  keepToken('');
  expect(readToken()).toBe('');
});
