import { expect, test } from '@jest/globals';
import { assessmentStates, bothScores } from './assessment-texts.ts';

const noStates = {
  hasEmergency: false,
  needsConfirmation: false,
  hasRedFlags: false,
  followUpNeeded: false,
  reviewedAt: null,
};

test('the most urgent state of an assessment is shown first', () => {
  expect(assessmentStates(noStates)).toEqual([]);
  expect(
    assessmentStates({
      ...noStates,
      hasRedFlags: true,
      followUpNeeded: true,
      reviewedAt: '2026-11-20T15:00:00.000Z',
    }).map(({ text }) => text),
  ).toEqual(['Red flag', 'Follow-up Needed', 'Reviewed']);
  expect(
    assessmentStates({ ...noStates, hasEmergency: true, hasRedFlags: true }).map(({ text }) => text),
  ).toEqual(['Emergency']);
});

test('what may be an emergency says that it is not answered', () => {
  const open = { hasEmergency: true, needsConfirmation: true };
  expect(assessmentStates({ ...noStates, ...open, hasRedFlags: true }).map(({ text }) => text)).toEqual([
    'Emergency? Not answered',
  ]);
  expect(bothScores({ workstationScore: null, posturalScore: null, ...open })).toBe(
    'Not scored: not answered yet',
  );
});

test('a score of 0 is shown as 0, and a missing score as N/A', () => {
  expect(
    bothScores({ workstationScore: 0, posturalScore: null, hasEmergency: false, needsConfirmation: false }),
  ).toBe('Workstation 0/10 · Posture N/A');
});

test('an assessment with an emergency shows no score', () => {
  expect(
    bothScores({ workstationScore: null, posturalScore: null, hasEmergency: true, needsConfirmation: false }),
  ).toBe('Not scored: care comes first');
});
