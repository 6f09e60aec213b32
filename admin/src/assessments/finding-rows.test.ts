import { expect, test } from '@jest/globals';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { findingRows } from './finding-rows.ts';

const scoring: AssessmentScoring = {
  workstationScore: 5,
  posturalScore: 4,
  findings: { lumbarSupport: 'supported', glare: 'glare', laptop: 'flat', duration: '1 to 4 hours' },
  implied: { neck: 'bent forward' },
  points: [
    { score: 'workstation', factor: 'laptop', state: 'flat', weight: 2 },
    { score: 'posture', factor: 'neck', state: 'bent forward', weight: 1 },
    { score: 'posture', factor: 'laptop', state: 'flat', weight: 1 },
  ],
  unknown: [],
  setting: {},
  isFirstImpression: false,
  known: 5,
};

test('findings are sorted by weight, and parts without a problem come last', () => {
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
