import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockDataDir, startStack } from './stack.ts';

test('a second start on the same folder names the process to stop', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-stack-'));
  const running = await lockDataDir(dataDir);
  await expect(startStack({ env: { DATA_DIR: dataDir }, log: () => {} })).rejects.toThrow(
    `It is running already on ${dataDir}, as process ${process.pid}: stop that one first (kill ${process.pid}), or set another DATA_DIR and PORT.`,
  );
  await running.close();
  await rm(dataDir, { recursive: true });
});
