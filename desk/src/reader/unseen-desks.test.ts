import { expect, test } from '@jest/globals';
import { examplesOf, measure } from '../../test/measure-reader.ts';

// The learner has seen none of these desks.
test.each([
  ['unseen', 0.9, 0.8],
  ['voices', 0.9, 0.8],
  ['last-look', 0.9, 0.8],
] as const)('%s are read with a precision of %d and a recall of %d', (name, precision, recall) => {
  const { all, table } = measure(examplesOf(name));
  if (all.precision < precision || all.recall < recall) process.stdout.write(`${table}\n`);
  expect(all.precision).toBeGreaterThanOrEqual(precision);
  expect(all.recall).toBeGreaterThanOrEqual(recall);
});
