import { expect, test } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

test('says nothing before something was typed', () => {
  expect(passwordStrength('')).toBe('none');
});

test.each(['secret', '123456789012345', 'aaaaaaaaaaaaaaaa', 'Password2026!!', 'abababababab'])(
  'calls %s easy to guess',
  (password) => {
    expect(passwordStrength(password)).toBe('weak');
  },
);

test('grows with length', () => {
  expect(passwordStrength('kettle-moon')).toBe('fair');
  expect(passwordStrength('kettle moon harbor')).toBe('strong');
});
