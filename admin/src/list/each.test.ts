import { expect, test } from '@jest/globals';
import { doEach } from './each.ts';

test('does the same to each, and one failure stops none of the others', async () => {
  const steps: number[] = [];
  const outcome = await doEach(
    [1, 2, 3, 4, 5],
    async (id) => {
      if (id === 2) throw new Error('taken');
    },
    (finished) => steps.push(finished),
  );
  expect(outcome.done).toBe(4);
  expect(outcome.failures).toEqual([new Error('taken')]);
  expect(steps).toEqual([1, 2, 3, 4, 5]);
});

test('never more than three at once', async () => {
  let running = 0;
  let most = 0;
  await doEach([1, 2, 3, 4, 5, 6, 7], async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  });
  expect(most).toBe(3);
});
