import type { StatsFs } from 'node:fs';
import files, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { keepDiskReserve } from './reserve.ts';

const megabyte = 1024 * 1024;
let free = 1_000 * megabyte;
beforeAll(() => {
  const space = async () => ({ bavail: free, bsize: 1 }) as StatsFs;
  jest.spyOn(files, 'statfs').mockImplementation(space);
  syncBuiltinESMExports();
});
afterAll(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

test('deletes the reserve bit by bit on a full disk, and writes it again when there is space', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practice-reserve-'));
  const said: string[] = [];
  const stop = await keepDiskReserve(folder, (line) => said.push(line));
  expect(await readdir(folder)).toHaveLength(4);
  free = megabyte;
  await become(folder, 3);
  await become(folder, 2);
  expect(said[0]).toMatch(/disk is full/);
  free = 100 * megabyte;
  await become(folder, 2);
  free = 1_000 * megabyte;
  await become(folder, 4);
  stop();
  // A check that is not finished may still write a file.
  await rm(folder, { recursive: true, maxRetries: 20 });
});

async function become(folder: string, count: number) {
  while ((await readdir(folder)).length !== count) await new Promise((done) => setTimeout(done, 50));
}
