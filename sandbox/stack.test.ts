import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startStack } from './stack.ts';

test('a second start on the same folder names the process to stop', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-stack-'));
  const holding = `
    import { takeLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    await takeLock(${JSON.stringify(join(dataDir, 'stack.lock'))});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const first = spawn(process.execPath, ['--input-type=module', '-e', holding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(first.stdout, 'data');
  await expect(startStack({ env: { DATA_DIR: dataDir }, log: () => {} })).rejects.toThrow(
    `It is running already on ${dataDir}, as process ${first.pid}: stop that one first (kill ${first.pid}), or set another DATA_DIR and PORT.`,
  );
  const gone = once(first, 'exit');
  first.kill();
  await gone;
  await rm(dataDir, { recursive: true });
});
