import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type ExampleDesk, measure } from '../../test/measure-reader.ts';

// The rules are not written by these: what falls below says that they have been bent to the other half.
test.each([
  // The goals are 0.95 and 0.9 for all; what is not reached yet stands at today's value.
  ['desks-unseen', 0.955, 0.915],
  // Longer, and each in a voice of its own.
  ['desks-voices', 0.94, 0.835],
  // Kept shut while the rules were written.
  ['desks-last-look', 0.96, 0.89],
])('%s, which the rules were not written by, are read nearly as well', (name, precision, recall) => {
  const desks: ExampleDesk[] = JSON.parse(
    readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'),
  );
  const { all } = measure(desks);
  expect(all.precision).toBeGreaterThanOrEqual(precision);
  expect(all.recall).toBeGreaterThanOrEqual(recall);
});
