import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { backup, restore } from './backup.ts';
import { startPostgres } from './postgres.ts';
import { lockDataDir } from './stack.ts';
import { query } from './test/query.ts';

test('a backup brings rows, uploads and the secret back, and replaces nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practice-backup-'));
  const [from, to, file] = ['from', 'to', 'practice.tar.gz'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await expect(backup(from, file)).rejects.toThrow('There is no database in');
  const first = await startPostgres({ dataDir: join(from, 'postgres') });
  await query(first.url, 'CREATE TABLE saved AS SELECT generate_series(1, 1000) AS number');
  await first.close();
  await mkdir(join(from, 'uploads'));
  await writeFile(join(from, 'uploads/guide.pdf'), 'a guide');
  await writeFile(join(from, 'jwt-secret'), 'secret', { mode: 0o600 });

  const { close: stop } = await lockDataDir(from);
  await expect(backup(from, file)).rejects.toThrow('It is running already on');
  await stop();
  await backup(from, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await expect(restore(to, join(folder, 'missing'))).rejects.toThrow();
  expect(await readdir(to)).not.toContain('postgres');
  await restore(to, file);
  await expect(restore(to, file)).rejects.toThrow('has data already (uploads, jwt-secret, postgres)');
  expect(await readFile(join(to, 'uploads/guide.pdf'), 'utf8')).toBe('a guide');
  expect(await readFile(join(to, 'jwt-secret'), 'utf8')).toBe('secret');
  const second = await startPostgres({ dataDir: join(to, 'postgres') });
  expect(await query(second.url, 'SELECT sum(number)::int FROM saved')).toEqual([{ sum: 500_500 }]);
  await second.close();
  await rm(folder, { recursive: true });
}, 120_000);
