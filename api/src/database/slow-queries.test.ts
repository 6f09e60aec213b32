import { expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { testApi } from '../../test/start-api.ts';
import { prepared } from './queries.ts';

const api = testApi();

const slow = 'SELECT pg_sleep($1), $2::text AS word';
const fast = 'SELECT 0 * $1::integer, $2::text AS word';

test.each(['typeorm', 'prepared'])('a slow query of %s is logged without its values', async (way) => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const database = api.app.get(DataSource);
  for (const text of [fast, slow]) {
    const values = [text === slow ? 0.6 : 1, 'patient@example.com'];
    if (way === 'typeorm') await database.query(text, values);
    else await prepared(database, `test-${text}`, text, values);
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^A query took \d{3} ms: SELECT pg_sleep\(\$1\)/)],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('patient@example.com');
  warn.mockRestore();
});
