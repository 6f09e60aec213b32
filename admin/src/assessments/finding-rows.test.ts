import { expect, test } from '@jest/globals';
import type { FirstScoring } from '@practice/desk/scoring';
import { findingRows } from './finding-rows.ts';

const scoring: FirstScoring = {
  workstationScore: 5,
  posturalScore: 4,
  findings: { lumbarSupport: 'supported', glare: 'glare', laptop: 'flat', duration: '1 to 4 hours' },
  implied: { neck: 'bent forward' },
  points: [
    { score: 'workstation', factor: 'laptop', state: 'flat', points: 2 },
    { score: 'posture', factor: 'neck', state: 'bent forward', points: 1 },
    { score: 'posture', factor: 'laptop', state: 'flat', points: 1 },
  ],
  unknown: [],
};

test('the finding with the most points is first, and those that are fine are last', () => {
  const rows = findingRows(scoring, { laptop: { answer: 'workstationSetup', text: 'Laptop flat' } });
  expect(rows.map(({ factor, isFine }) => [factor, isFine])).toEqual([
    ['laptop', false],
    ['neck', false],
    ['glare', false],
    ['lumbarSupport', true],
    ['duration', true],
  ]);
  expect(rows[0]).toMatchObject({
    quote: 'Laptop flat',
    isImplied: false,
  });
  expect(rows[1]).toMatchObject({
    quote: undefined,
    isImplied: true,
  });
});
