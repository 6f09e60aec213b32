import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { takeLock, withLock } from './lock.mjs';

test('only one holds it; when given back, the next one may', async () => {
  const file = await lockFile();
  const release = await takeLock(file);
  expect(await takeLock(file)).toBeUndefined();
  await release?.();
  expect(await takeLock(file)).toBeDefined();
});

test('the lock of somebody who was killed is nobody’s, even when the number is in use again', async () => {
  const file = await lockFile();
  await writeFile(file, '999999999 1');
  expect(await takeLock(file)).toBeDefined();
  await writeFile(file, `${process.pid} 1`);
  expect(await takeLock(file)).toBeDefined();
});

test('work takes turns', async () => {
  const file = await lockFile();
  /** @type {string[]} */
  const log = [];
  const work = (/** @type {string} */ name) => async () => {
    log.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 50));
    log.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  expect(log[1]?.[0]).toBe(log[0]?.[0]);
});

async function lockFile() {
  return join(await mkdtemp(join(tmpdir(), 'practice-lock-')), 'lock');
}
