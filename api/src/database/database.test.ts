import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { testApi } from '../../test/start-api.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { describeError } from './first-connection.ts';

const api = testApi();

test('every entity matches its table: no column, key, constraint or index is missing, left over or of another type', async () => {
  const { upQueries } = await api.app.get(DataSource).driver.createSchemaBuilder().log();
  expect(upQueries).toEqual([]);
});

test('a slow query is logged without its values', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const database = api.app.get(DataSource);
  await database.query('SELECT $1::text AS word', ['patient@example.com']);
  await database.query('SELECT pg_sleep($1), $2::text AS word', [0.6, 'patient@example.com']);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^A query took \d{3} ms: SELECT pg_sleep\(\$1\)/)],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('patient@example.com');
  warn.mockRestore();
});

test.each([
  [{ password: 'wrong' }, /DATABASE_URL.* refuses this user with this password/],
  [{ pathname: '/nothing' }, /DATABASE_URL.* no database of this name/],
  [{ hostname: 'database.invalid' }, /DATABASE_URL.* no machine of this name/],
])('a DATABASE_URL with %j ends the start with a message', async (change, sentence) => {
  const { href } = Object.assign(new URL(api.variables.DATABASE_URL ?? ''), change);
  await expect(createApp(readConfig({ ...api.variables, DATABASE_URL: href }))).rejects.toThrow(sentence);
});

test('a DATABASE_URL without a password ends the start with a message', () => {
  // As pg says it; it leaves such a connection open, which would hold up the end of this test.
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  const message = expect.stringMatching(/DATABASE_URL.* has no password/);
  expect(describeError(error)).toMatchObject({ message });
});

test('instances that start concurrently on an empty database create its tables once', async () => {
  await api.sql('DROP SCHEMA public, pgboss CASCADE');
  await api.sql('CREATE SCHEMA public');
  await Promise.all([api.another(), api.another(), api.another()]);
  const admins = await api.sql('SELECT 1 FROM users WHERE is_admin');
  expect(admins).toHaveLength(1);
});
