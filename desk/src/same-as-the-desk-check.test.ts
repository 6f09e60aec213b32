import { expect, test } from '@jest/globals';
import { fittingMeasures } from '../test/fitting-measures.ts';
import { adviceFor, praiseFor } from './advice.ts';
import { type Answers, answerNames } from './answers.ts';
import { type DeskPart, deskAdvice, deskFindings, deskLimits, deskParts, isFitting } from './desk-check.ts';
import type { Factor, Findings } from './factors.ts';
import { rankedFixes } from './fixes.ts';
import { readAnswers } from './reader/read-answers.ts';
import { score } from './scoring.ts';

// The desk check on /services works with measures, the reader with words. Both must give the same findings and advice.

/** The factor of this tool that is the desk check's part, and what someone would write of its states. */
const told: [part: DeskPart, factor: Factor, state: string, words: string][] = [
  ['seat', 'seatHeight', 'fits', 'My feet are flat on the floor and my thighs are level.'],
  ['seat', 'seatHeight', 'too low', 'My chair is too low.'],
  ['seat', 'seatHeight', 'too high', 'My chair is too high.'],
  ['seat', 'seatHeight', 'feet in the air', 'My feet don’t reach the floor.'],
  ['back', 'trunk', 'fits', 'I sit back against the backrest.'],
  ['back', 'trunk', 'relaxed lean', 'I recline a little.'],
  ['keyboard', 'keyboardHeight', 'fits', 'My forearms are level when I type.'],
  ['keyboard', 'keyboardHeight', 'too low', 'My keyboard is too low.'],
  ['keyboard', 'keyboardHeight', 'too high', 'My keyboard is too high.'],
  ['armrests', 'armrests', 'fits', 'My elbows rest lightly on the armrests.'],
  ['armrests', 'armrests', 'too low', 'My armrests are too low.'],
  ['armrests', 'armrests', 'too high', 'My armrests are too high.'],
  ['screenHeight', 'screenHeight', 'fits', 'The top of my screen is at eye level.'],
  ['screenHeight', 'screenHeight', 'too low', 'My screen is too low.'],
  ['screenHeight', 'screenHeight', 'too high', 'My screen is too high.'],
  ['screenDistance', 'screenDistance', 'fits', 'My screen is an arm’s length away.'],
  ['screenDistance', 'screenDistance', 'too near', 'My screen is too close.'],
  ['screenDistance', 'screenDistance', 'too far', 'My screen is too far away.'],
];

const nothing = Object.fromEntries(answerNames.map((name) => [name, 'Nothing to say.'])) as Answers;
const read = (words: string): Findings =>
  readAnswers({ ...nothing, workstationSetup: words, postureSupport: words }).findings;

test('every part of the desk check is compared', () => {
  expect(new Set(told.map(([part]) => part))).toEqual(new Set(deskParts.map(({ part }) => part)));
});

test.each(told)('desk check and reader agree: %s, %s, %s, “%s”', (part, factor, state, words) => {
  const findings = read(words);
  const found = findings[factor];
  const scoring = score(findings);
  const fixes = rankedFixes(scoring).filter((fix) => fix.factor === factor);
  if (isFitting(state)) {
    expect(found && praiseFor(factor, found)).toBeTruthy();
    expect(fixes).toEqual([]);
    return;
  }
  expect(found).toBe(state);
  expect(adviceFor(factor, state as never)).toBeTruthy();
  expect(fixes.flatMap((fix) => fix.fixes.map((way) => way.do))).toContain(deskAdvice[part][state]);
});

const { from, to } = deskLimits.screenDistance;
test.each([from - 5, from - 1, from, from + 1, 60, to - 1, to, to + 1, to + 5])(
  'the desk check and the reader agree on a screen %d cm away',
  (cm) => {
    const { screenDistance } = deskFindings({ ...fittingMeasures, screenDistance: cm });
    expect(read(`My screen is ${cm} cm away.`).screenDistance).toBe(screenDistance);
  },
);

test('the desk check and the reader accept a relaxed lean', () => {
  const lean = deskFindings({ ...fittingMeasures, back: deskLimits.back.reclined });
  expect(isFitting(lean.back)).toBe(true);
  expect(read('I recline a little.').trunk).toBe('carried');
});
