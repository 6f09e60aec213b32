import { expect, test } from '@jest/globals';
import { score } from '@practice/desk/scoring';
import { understoodIn } from '@practice/desk/understanding';
import { findingRows } from './finding-rows.ts';

const scoring = score(
  { lumbarSupport: 'supported', glare: 'glare', laptop: 'flat', duration: '1 to 4 hours' },
  { device: 'laptop' },
);
const evidence = { laptop: { answer: 'workstationSetup', text: 'Laptop flat' } } as const;

test('findings are sorted by weight, and parts without a problem come last', () => {
  const rows = findingRows(scoring, understoodIn(scoring, evidence));
  expect(rows.map(({ factor, isFine, source }) => [factor, isFine, source])).toEqual([
    ['laptop', false, 'said'],
    ['glare', false, 'said'],
    ['neck', false, 'implied'],
    ['lumbarSupport', true, 'said'],
    ['duration', true, 'said'],
  ]);
  expect(rows[0]?.quote?.text).toBe('Laptop flat');
});
