import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type ExampleDesk, measure } from '../../test/measure-reader.ts';

// The rules are not written by these: what falls below says that they have been bent to the other half.
test.each([
  ['desks-unseen', 0.95, 0.89],
  // Longer, and each in a voice of its own: the goal is that of the others, and what is read of them is right.
  ['desks-voices', 0.9, 0.74],
])('%s, which the rules were not written by, are read nearly as well', (name, precision, recall) => {
  const desks: ExampleDesk[] = JSON.parse(
    readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'),
  );
  const { all } = measure(desks);
  expect(all.precision).toBeGreaterThanOrEqual(precision);
  expect(all.recall).toBeGreaterThanOrEqual(recall);
});
