import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('keeps running when its output cannot be written to a full disk', async () => {
  const started = `
    import { runUntilStopped } from ${JSON.stringify(new URL('./run.ts', import.meta.url).href)};
    await runUntilStopped(async () => {
      for (let line = 0; line < 5; line += 1) {
        console.log('a line');
        await new Promise((done) => setTimeout(done, 10));
      }
      setInterval(() => {}, 1_000);
      process.send('ready');
      return { origin: 'here', close: async () => process.send('closed') };
    });`;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', started], {
    stdio: ['ignore', full, full, 'ipc'],
  });
  const exited = once(child, 'exit');
  await Promise.race([once(child, 'message'), exited]);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
