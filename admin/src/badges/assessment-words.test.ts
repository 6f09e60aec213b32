import { expect, test } from '@jest/globals';
import { assessmentStates, bothScores } from './assessment-words.ts';

const calm = { hasEmergency: false, hasRedFlags: false, followUpNeeded: false, reviewedAt: null };

test('the most urgent state of an assessment stands first', () => {
  expect(assessmentStates(calm)).toEqual([]);
  expect(
    assessmentStates({
      ...calm,
      hasRedFlags: true,
      followUpNeeded: true,
      reviewedAt: '2026-11-20T15:00:00.000Z',
    }).map(({ text }) => text),
  ).toEqual(['Red flag', 'Follow-up Needed', 'Reviewed']);
  expect(
    assessmentStates({ ...calm, hasEmergency: true, hasRedFlags: true }).map(({ text }) => text),
  ).toEqual(['Emergency']);
});

test('a score of 0 is a score, and one that was not judged is none', () => {
  expect(bothScores({ workstationScore: 0, posturalScore: null, hasEmergency: false })).toBe(
    'Workstation 0/10 · Posture N/A',
  );
});

test('of an emergency nothing reads like a score', () => {
  expect(bothScores({ workstationScore: null, posturalScore: null, hasEmergency: true })).toBe(
    'Not scored: care comes first',
  );
});
