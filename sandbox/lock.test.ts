import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { takeLock } from './lock.mjs';

test('only one process holds the lock, and the next one gets it after its release', async () => {
  const file = await lockFile();
  const release = await takeLock(file);
  expect(await takeLock(file)).toBeUndefined();
  await release?.();
  expect(await takeLock(file)).toBeDefined();
});

test('a killed process holds no lock, even when another process has its id now', async () => {
  const file = await lockFile();
  await writeFile(file, '999999999 1');
  expect(await takeLock(file)).toBeDefined();
  await writeFile(file, `${process.pid} 1`);
  expect(await takeLock(file)).toBeDefined();
});

async function lockFile() {
  return join(await mkdtemp(join(tmpdir(), 'practice-lock-')), 'lock');
}
