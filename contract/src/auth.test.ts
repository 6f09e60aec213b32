import { describe, expect, test } from '@jest/globals';
import type * as v from 'valibot';
import { guessableMessages, loginInput, registerForm, resetPasswordForm } from './auth.ts';
import { check } from './check.ts';

function errorsOf(schema: v.GenericSchema, input: object) {
  const { errors = [] } = check(schema, input);
  return Object.fromEntries(errors.map(({ path, message }) => [path, [message]]));
}

test('a login limits the length of a password, so that hashing it stays cheap', () => {
  const input = { email: 'a@example.com', password: 'x'.repeat(257) };
  expect(errorsOf(loginInput, input)).toHaveProperty('password');
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

  const refusalOf = (password: string) =>
    errorsOf(registerForm, { ...good, password, confirmPassword: password });

  test.each([
    ...['OAKLINE THERAPY', 'o a k l i n e', '2026oakline2026', 'ｏakline', 'Therapy2026!', 'raleigh'],
    ...['(919) 555-0148', '919 555 0148'],
  ])('refuses %j, which names the practice', (password) => {
    expect(refusalOf(password)).toEqual({ password: [guessableMessages.practice] });
  });

  test.each(['      ', '\t\t\t\t\t\t', '\u3164'.repeat(6), '\u200b'.repeat(8)])(
    'refuses %j, which shows nothing',
    (password) => expect(refusalOf(password)).toEqual({ password: [guessableMessages.blank] }),
  );

  test.each(['raleigh oaks', '      x', '9195550149', '密码密码密码'])('takes %j', (password) => {
    expect(refusalOf(password)).toEqual({});
  });
});

test('a reset needs its token, six characters, and the same password twice', () => {
  expect(errorsOf(resetPasswordForm, { password: 'secret', confirmPassword: 'other!' })).toEqual({
    token: ['Reset token is required'],
    confirmPassword: ['Passwords do not match'],
  });
});
