import { expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { loggedError } from './logger.ts';

test('the log of a database error has its statement without the values', () => {
  const driverError = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    detail: 'Key (email)=(patient@example.com) already exists.',
  });
  const error = new QueryFailedError(
    'INSERT INTO users VALUES ($1, $2)',
    ['patient@example.com', '$argon2id$x'],
    driverError,
  );
  const text = JSON.stringify(loggedError(error));
  expect(text).toContain('INSERT INTO users');
  expect(text).toContain('55P03');
  expect(text).not.toMatch(/patient@example\.com|argon2id/);
});
