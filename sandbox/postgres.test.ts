import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startPostgres } from './postgres.ts';
import { query } from './test/query.ts';

test('keeps committed data when the server is killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-postgres-'));
  const first = await startPostgres({ dataDir });
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  const mark = await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8');
  process.kill(Number(mark.split('\n')[0]), 'SIGKILL');
  await first.ended;

  const second = await startPostgres({ dataDir });
  expect(await query(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);

  // A stack that was killed may leave its server running: the next one stops it and goes on.
  const third = await startPostgres({ dataDir });
  expect(await query(third.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await second.ended;
  await third.close();
  await rm(dataDir, { recursive: true });
}, 60_000);

test('never deletes a folder that is not a complete database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-postgres-'));
  await mkdir(join(dataDir, 'cluster'));
  await writeFile(join(dataDir, 'cluster/rows'), 'of a client');
  await expect(startPostgres({ dataDir })).rejects.toThrow('ENOTEMPTY');
  expect(await readFile(join(dataDir, 'cluster/rows'), 'utf8')).toBe('of a client');
  await rm(dataDir, { recursive: true });
}, 60_000);
