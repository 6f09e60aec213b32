import { expect, test } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

test('an empty password has no strength', () => {
  expect(passwordStrength('')).toBe('none');
});

test.each(['secret', '123456789012345', 'aaaaaaaaaaaaaaaa', 'Password2026!!', 'abababababab'])(
  'the password %s is weak',
  (password) => {
    expect(passwordStrength(password)).toBe('weak');
  },
);

test('longer passwords are stronger', () => {
  expect(passwordStrength('kettle-moon')).toBe('fair');
  expect(passwordStrength('kettle moon harbor')).toBe('strong');
});
