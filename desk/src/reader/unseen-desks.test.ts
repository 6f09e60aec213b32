import { expect, test } from '@jest/globals';
import { examplesOf, measure } from '../../test/measure-reader.ts';

// The learner has seen none of these desks.
test.each([
  ['unseen', 0.9, 0.8],
  ['voices', 0.9, 0.8],
  ['last-look', 0.9, 0.8],
] as const)('%s are read with a precision of %d and a recall of %d', (name, leastPrecision, leastRecall) => {
  const { precision, recall, errors } = measure(examplesOf(name));
  if (precision < leastPrecision || recall < leastRecall) process.stdout.write(`${errors.join('\n')}\n`);
  expect(precision).toBeGreaterThanOrEqual(leastPrecision);
  expect(recall).toBeGreaterThanOrEqual(leastRecall);
});
