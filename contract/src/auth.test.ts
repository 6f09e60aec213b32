import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { loginInput, registerForm, registerInput, resetPasswordForm } from './auth.ts';
import { check } from './check.ts';

function errorsOf(schema: v.GenericSchema, input: object) {
  const { errors = [] } = check(schema, input);
  return Object.fromEntries(errors.map(({ path, message }) => [path, [message]]));
}

describe('signing in', () => {
  test('needs a valid address and six characters', () => {
    expect(errorsOf(loginInput, { email: 'x', password: '12345' })).toEqual({
      email: ['Please enter a valid email address'],
      password: ['Password must be at least 6 characters'],
    });
  });

  test('keeps a password as typed, with its spaces', () => {
    expect(v.parse(loginInput, { email: 'a@example.com', password: '  x  y ' })).toHaveProperty(
      'password',
      '  x  y ',
    );
  });

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

  test('names each field', () => {
    expect(errorsOf(registerForm, {})).toEqual({
      firstName: ['First name must be at least 2 characters'],
      lastName: ['Last name must be at least 2 characters'],
      email: ['Please enter a valid email address'],
      password: ['Password must be at least 6 characters'],
      confirmPassword: ['Password must be at least 6 characters'],
    });
  });

  test('reports different passwords on the second one, also while other fields are wrong', () => {
    expect(errorsOf(registerForm, { ...good, firstName: '', confirmPassword: 'secreT' })).toMatchObject({
      confirmPassword: ['Passwords do not match'],
    });
  });

  test('ignores a role', () => {
    expect(v.parse(registerInput, { ...good, isAdmin: true, isClient: true, id: 1 })).toEqual({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'a@example.com',
      password: 'secret',
    });
  });
});

test('a reset needs its token, six characters, and the same password twice', () => {
  expect(errorsOf(resetPasswordForm, { password: 'secret', confirmPassword: 'other!' })).toEqual({
    token: ['Reset token is required'],
    confirmPassword: ['Passwords do not match'],
  });
});
