import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eventually } from '../../test/eventually.ts';
import { LogOutput } from './log-output.ts';

const line = (number: number) => `${String(number).padStart(9, '0')} ${'x'.repeat(990)}\n`;

test('on a full disk lines wait, some are dropped and counted, and none ends the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practice-log-'));
  const file = join(folder, 'log');
  const full = openSync('/dev/full', 'w');
  const lost: number[] = [];
  const output = new LogOutput(full, (lines) => lost.push(lines));
  for (let number = 0; number < 3_000; number++) output.write(line(number));
  // The writes of a batch fail meanwhile.
  await new Promise((done) => setTimeout(done, 100));
  for (let number = 3_000; number < 3_100; number++) output.write(line(number));
  output.flushSync();
  expect(lost).toEqual([]);

  // Room again: the next file opened takes the number of the one just closed.
  closeSync(full);
  expect(openSync(file, 'w')).toBe(full);
  const dropped = await eventually(async () => lost[0], 'lines that can be written again');
  output.write('the last line\n');
  const text = await eventually(async () => {
    const written = await readFile(file, 'utf8');
    return written.endsWith('the last line\n') ? written : undefined;
  }, 'the last line');
  const numbers = text
    .split('\n')
    .slice(0, -2)
    .map((each) => Number(each.slice(0, 9)));
  expect(numbers.length + dropped).toBe(3_100);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  closeSync(full);
  await rm(folder, { recursive: true });
});
