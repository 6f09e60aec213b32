import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { supervise } from './service.ts';

// Its pauses grow to seconds.
beforeAll(() => {
  jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
  syncBuiltinESMExports();
});
afterAll(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

test('tries to start a part until it succeeds', async () => {
  let end: () => void = () => {};
  let starts = 0;
  const start = async () => {
    starts += 1;
    if (starts > 1 && starts < 50) throw new Error('the disk is full');
    return { ended: new Promise((done) => (end = () => done(1))), close: async () => end() };
  };
  const said: string[] = [];
  const { close } = await supervise('database', start, (line) => said.push(line));
  end();
  while (starts < 50) await new Promise((done) => setImmediate(done));
  expect(said).toContain('The database did not come up: the disk is full');
  await close();
});
