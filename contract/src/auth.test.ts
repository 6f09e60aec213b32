import { describe, expect, test } from '@jest/globals';
import type * as v from 'valibot';
import { guessableMessages, loginInput, registerForm, resetPasswordForm } from './auth.ts';
import { check } from './check.ts';

function errorsOf(schema: v.GenericSchema, input: object) {
  const { errors = [] } = check(schema, input);
  return Object.fromEntries(errors.map(({ path, message }) => [path, [message]]));
}

describe('signing in', () => {
  test('limits the length of a password, so that hashing it stays cheap', () => {
    expect(errorsOf(loginInput, { email: 'a@example.com', password: 'x'.repeat(257) })).toHaveProperty(
      'password',
    );
  });
});

describe('registering', () => {
  const good = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'a@example.com',
    password: 'secret',
    confirmPassword: 'secret',
  };

  test('reports different passwords on the second one, also while other fields are wrong', () => {
    expect(errorsOf(registerForm, { ...good, firstName: '', confirmPassword: 'secreT' })).toMatchObject({
      confirmPassword: ['Passwords do not match'],
    });
  });

  test.each([
    ...['oakline', 'Oakline1', 'OAKLINE THERAPY', 'o a k l i n e', 'my-oakline!', '2026oakline2026'],
    ...['ｏakline', 'therapy', 'Therapy2026!', 'raleigh', 'mnri therapy', 'ergonomics1'],
    ...['(919) 555-0148', '919 555 0148'],
  ])('refuses %j, which names the practice', (password) => {
    expect(errorsOf(registerForm, { ...good, password, confirmPassword: password })).toEqual({
      password: [guessableMessages.practice],
    });
  });

  test.each([
    ...['      ', '\t\t\t\t\t\t', '\u00a0'.repeat(6)],
    ...['\u3164'.repeat(6), '\u200b'.repeat(8), '\u2800'.repeat(6)],
  ])('refuses %j, which shows nothing', (password) => {
    expect(errorsOf(registerForm, { ...good, password, confirmPassword: password })).toEqual({
      password: [guessableMessages.blank],
    });
  });

  test.each(['raleigh oaks', 'six 6!', '      x', '9195550149', '密码密码密码'])('takes %j', (password) => {
    expect(errorsOf(registerForm, { ...good, password, confirmPassword: password })).toEqual({});
  });
});

test('a reset needs its token, six characters, and the same password twice', () => {
  expect(errorsOf(resetPasswordForm, { password: 'secret', confirmPassword: 'other!' })).toEqual({
    token: ['Reset token is required'],
    confirmPassword: ['Passwords do not match'],
  });
});
