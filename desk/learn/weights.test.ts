import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fingerprint } from './fingerprint.ts';

const weights = (kind: string) => readFileSync(new URL(`../weights/${kind}.json`, import.meta.url), 'utf8');

// After a change to desk/sentences or the learner: npm run learn.
test.each(['facts', 'signs'])('the weights of %s were learned from these sentences by this code', (kind) => {
  expect(JSON.parse(weights(kind)).from).toBe(fingerprint(kind));
});

test('all weights together have at most 2 MB', () => {
  expect(weights('facts').length + weights('signs').length).toBeLessThan(2_000_000);
});
