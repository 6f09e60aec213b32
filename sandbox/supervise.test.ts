import { expect, jest, test } from '@jest/globals';

// Its pauses grow to seconds.
jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: async () => {} }));
const { supervise } = await import('./supervise.ts');

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
