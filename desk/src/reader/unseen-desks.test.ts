import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type ExampleDesk, measure } from '../../test/measure-reader.ts';

const desks: readonly ExampleDesk[] = JSON.parse(
  readFileSync(new URL('../../examples/desks-unseen.json', import.meta.url), 'utf8'),
);

// The rules are not written by these: what falls below says that they have been bent to the other half.
test('desks that the rules were not written by are read nearly as well', () => {
  const { all } = measure(desks);
  expect(all.precision).toBeGreaterThanOrEqual(0.9);
  expect(all.recall).toBeGreaterThanOrEqual(0.8);
});
