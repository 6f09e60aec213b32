import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

const slow = 'SELECT pg_sleep($1), $2::text AS word';
const fast = 'SELECT 0 * $1::integer, $2::text AS word';

test('a slow query is logged without its values', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const database = api.app.get(DataSource);
  for (const text of [fast, slow]) {
    await database.query(text, [text === slow ? 0.6 : 1, 'patient@example.com']);
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^A query took \d{3} ms: SELECT pg_sleep\(\$1\)/)],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('patient@example.com');
  warn.mockRestore();
});
