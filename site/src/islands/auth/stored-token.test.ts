/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { putTokenAway, storedToken, storeToken } from './stored-token.ts';

const page = document.documentElement;

beforeEach(() => window.history.replaceState(null, '', '/reset-password'));

test('the token is removed from the address bar, and is still available after a reload', () => {
  window.history.replaceState(null, '', '/reset-password?token=abc-DEF_1&from=mail');
  putTokenAway();
  expect(storedToken()).toBe('abc-DEF_1');
  expect(window.location.search).toBe('?from=mail');
  putTokenAway();
  expect(storedToken()).toBe('abc-DEF_1');
  expect(page.hasAttribute('data-token')).toBe(true);
});

test('an address without a token removes `data-token`', () => {
  page.setAttribute('data-token', '');
  putTokenAway();
  expect(storedToken()).toBe('');
  expect(page.hasAttribute('data-token')).toBe(false);
});

test('a used token is deleted', () => {
  storeToken('abc');
  storeToken('');
  expect(storedToken()).toBe('');
  expect(page.hasAttribute('data-token')).toBe(false);
});
