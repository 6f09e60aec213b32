import { expect, test } from '@jest/globals';
import { assessmentStates, bothScores } from './assessment-texts.ts';

const noStates = {
  ...{ hasEmergency: false, needsConfirmation: false, hasRedFlags: false, followUpNeeded: false },
  reviewedAt: null,
};
const open = { hasEmergency: true, needsConfirmation: true };
const reviewedAt = '2026-11-20T15:00:00.000Z';

test.each([
  [{}, []],
  [{ hasRedFlags: true, followUpNeeded: true, reviewedAt }, ['Red flag', 'Follow-up Needed', 'Reviewed']],
  [{ hasEmergency: true, hasRedFlags: true }, ['Emergency']],
  [{ ...open, hasRedFlags: true }, ['Emergency? Not answered']],
])('the most urgent state of an assessment is shown first: %j', (states, shown) => {
  expect(assessmentStates({ ...noStates, ...states }).map(({ text }) => text)).toEqual(shown);
});

test.each([
  [{ workstationScore: 0 }, 'Workstation 0/10 · Posture N/A'],
  [{ hasEmergency: true }, 'Not scored: care comes first'],
  [open, 'Not scored: not answered yet'],
])('the scores of %j are “%s”', (over, shown) => {
  expect(bothScores({ workstationScore: null, posturalScore: null, ...noStates, ...over })).toBe(shown);
});
