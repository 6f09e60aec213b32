import { expect, test } from '@jest/globals';
import type { Answers } from '@practice/desk/answers';
import { anAssessment } from '../test/assessment.ts';
import { testApi } from '../test/start-api.ts';
import { Worker } from './worker.ts';

const api = testApi();

/** Takes as long as an assessment of many pages. */
const slow = 'http://a '.repeat(222);

test('of forty assessments at once, many are refused in a sentence, and others do not wait for them', async () => {
  const [client, other] = [await api.aClient(), await api.aClient()];
  let answered = 0;
  const all = Array.from({ length: 40 }, async () => {
    const input = anAssessment({ workstationSetup: slow });
    const made = await client.assessments.perform({ body: input }).catch((error) => error);
    answered += 1;
    return made;
  });
  await other.assessments.perform({ body: anAssessment() });
  expect(answered).toBeLessThan(35);
  const refused = (await Promise.all(all)).filter((each) => 'status' in each);
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused)
    expect(each).toMatchObject({ status: 503, serverMessage: expect.stringMatching(/busy right now/) });
});

test('a machine that is too busy to start it in time does not end the API', async () => {
  const worker = new Worker();
  worker.options.timeLimit = 1;
  await expect(worker.start()).resolves.toBeUndefined();
  worker.onApplicationShutdown();
});

test('a task that takes too long ends its process, and the next one has another', async () => {
  const worker = new Worker();
  try {
    await worker.start();
    worker.options.timeLimit = 20;
    const endless = { ...anAssessment(), workstationSetup: slow.repeat(100) } as Answers;
    await expect(worker.run('readAnswers', [endless])).rejects.toMatchObject({ status: 503 });
    worker.options.timeLimit = 60_000;
    expect(await worker.run('flagsWritten', [[['My chair squeaks.', 'chat']]])).toEqual([]);
  } finally {
    worker.onApplicationShutdown();
  }
});
