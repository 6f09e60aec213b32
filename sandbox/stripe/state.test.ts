import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { type Intent, newObject, openState } from './state.ts';

test('saves later what it cannot save on a full disk', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const dir = await mkdtemp(join(tmpdir(), 'practice-stripe-'));
  const file = join(dir, 'stripe.json');
  await symlink('/dev/full', `${file}.part`);
  const state = await openState(dir);
  const { id } = state.add({ ...newObject('pi', 'payment_intent' as const) } as Intent);
  await state.save();
  await state.save();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
  await rm(`${file}.part`);
  const saved = () => readFile(file, 'utf8').catch(() => '');
  while (!(await saved()).includes(id)) await new Promise((done) => setTimeout(done, 50));
  await rm(dir, { recursive: true });
  said.mockRestore();
});
