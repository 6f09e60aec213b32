import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './root.ts';

const lock: { packages: Record<string, { optionalDependencies?: object; resolved?: string }> } = JSON.parse(
  await readFile(join(root, 'package-lock.json'), 'utf8'),
);

test('the lock file names every optional binary, so that npm ci works on every system', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
      )
      .map((name) => `${path || 'root'} lacks ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file works with any registry', () => {
  const bound = Object.entries(lock.packages).filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''));
  expect(bound).toEqual([]);
});
