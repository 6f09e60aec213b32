import { expect, test } from '@jest/globals';
import { answer, openPrompt, withSecondFactorPrompt } from './prompt.ts';

const needed = () =>
  Response.json({ message: 'Please confirm.', code: 'second-factor-needed' }, { status: 403 });

/** Waits until the refusal was read. */
async function asked() {
  while (!openPrompt.get()) await new Promise((done) => setTimeout(done));
}

test('requests refused at the same time share one prompt, and stay refused if it is canceled', async () => {
  const calls = [1, 2].map(() => withSecondFactorPrompt(async () => needed())('/api/x'));
  await asked();
  await new Promise((done) => setTimeout(done));
  answer(false);
  const answers = await Promise.all(calls);
  expect(await Promise.all(answers.map((each) => each.json()))).toEqual(
    Array(2).fill({ message: 'Please confirm.', code: 'second-factor-needed' }),
  );
});

test('any other refusal, even by a proxy, opens no prompt', async () => {
  for (const refusal of [
    Response.json({ message: 'No.' }, { status: 403 }),
    new Response('<h1>No', { status: 403 }),
  ]) {
    expect(await withSecondFactorPrompt(async () => refusal)('/api/x')).toBe(refusal);
  }
  expect(openPrompt.get()).toBeUndefined();
});
