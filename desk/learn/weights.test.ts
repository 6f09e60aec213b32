import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fingerprint } from './fingerprint.ts';

const weights = (kind: string) => readFileSync(new URL(`../weights/${kind}.json`, import.meta.url), 'utf8');

// After a change to desk/sentences or the learner: npm run learn.
test.each(['facts', 'signs', 'questions'])(
  'the weights of %s were learned from these sentences by this code',
  (kind) => {
    expect(JSON.parse(weights(kind)).from).toBe(fingerprint(kind));
  },
);

test('all weights together have at most 2 MB', () => {
  const sizes = ['facts', 'signs', 'questions'].map((kind) => weights(kind).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_000_000);
});
