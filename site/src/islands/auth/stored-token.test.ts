/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { stashToken, storedToken, storeToken } from './stored-token.ts';

const page = document.documentElement;

beforeEach(() => window.history.replaceState(null, '', '/reset-password'));

test('takes the token out of the address bar, and finds it again after a reload', () => {
  window.history.replaceState(null, '', '/reset-password?token=abc-DEF_1&from=mail');
  stashToken();
  expect(storedToken()).toBe('abc-DEF_1');
  expect(window.location.search).toBe('?from=mail');
  stashToken();
  expect(storedToken()).toBe('abc-DEF_1');
  expect(page.hasAttribute('data-token')).toBe(true);
});

test('an address without a token shows where to enter one', () => {
  page.setAttribute('data-token', '');
  stashToken();
  expect(storedToken()).toBe('');
  expect(page.hasAttribute('data-token')).toBe(false);
});

test('forgets a token that was used', () => {
  storeToken('abc');
  storeToken('');
  expect(storedToken()).toBe('');
  expect(page.hasAttribute('data-token')).toBe(false);
});

test('without a token the tab says what the page’s script names, with one it stays', () => {
  const script = document.createElement('script');
  script.dataset.withoutToken = 'Invalid Reset Link';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.title = 'Set a New Password';
  window.history.replaceState(null, '', '/reset-password?token=abc');
  stashToken();
  expect(document.title).toBe('Set a New Password');
  storeToken('');
  stashToken();
  expect(document.title).toBe('Invalid Reset Link');
});
