import { execFile } from 'node:child_process';
import { closeSync, constants, createReadStream, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { eventually } from '../../test/eventually.ts';
import { LogOutput } from './log-output.ts';

const line = (number: number) => `${String(number).padStart(9, '0')} ${'x'.repeat(990)}\n`;

test('while the output is blocked lines wait, further ones are dropped and counted, and the process keeps running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practice-log-'));
  const path = join(folder, 'log');
  await promisify(execFile)('mkfifo', [path]);
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  // Once a pipe is full, every write to it fails, as on a full disk.
  const filled = fill(pipe);
  const lost: number[] = [];
  const output = new LogOutput(pipe, (lines) => lost.push(lines));
  for (let number = 0; number < 3_000; number++) output.write(line(number));
  // The writes of a batch fail meanwhile.
  await new Promise((done) => setTimeout(done, 100));
  for (let number = 3_000; number < 3_100; number++) output.write(line(number));
  output.flushSync();
  expect(lost).toEqual([]);

  let text = '';
  const reader = createReadStream(path, 'utf8').on('data', (chunk) => {
    text += chunk;
  });
  const dropped = await eventually(() => lost[0], 'lines that can be written again');
  output.write('the last line\n');
  await eventually(() => text.endsWith('the last line\n') || undefined, 'the last line');
  const numbers = text
    .slice(filled)
    .split('\n')
    .slice(0, -2)
    .map((each) => Number(each.slice(0, 9)));
  expect(numbers.length + dropped).toBe(3_100);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  closeSync(pipe);
  await finished(reader);
  await rm(folder, { recursive: true });
});

/** Writes to a pipe until it takes no more. Returns the number of bytes that it took. */
function fill(pipe: number): number {
  for (let bytes = 0; ; ) {
    try {
      bytes += writeSync(pipe, Buffer.alloc(4_096));
    } catch {
      // EAGAIN: the pipe is full.
      return bytes;
    }
  }
}
