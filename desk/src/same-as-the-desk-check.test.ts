import { expect, test } from '@jest/globals';
import { adviceFor, praiseFor } from './advice.ts';
import { type Answers, answerNames } from './answers.ts';
import {
  type DeskMeasures,
  type DeskPart,
  deskAdvice,
  deskFindings,
  deskLimits,
  deskParts,
  isFitting,
} from './desk-check.ts';
import type { Factor, Findings } from './factors.ts';
import { rankedFixes } from './fixes.ts';
import { readAnswers } from './reader/read-answers.ts';
import { score } from './scoring.ts';

// The desk check on /services works with measures, the reader with words. Both must give the same findings and advice.

const fitting: DeskMeasures = {
  knees: 92,
  feetSupported: true,
  back: 102,
  elbows: 100,
  elbowsUpright: 100,
  keysLiftArms: false,
  armrestBelowElbow: 0,
  screenAboveEyes: -3,
  gazeDown: 17,
  screenDistance: 60,
};

/** The factor of this tool that is the desk check's part, and what someone would write of its states. */
const told: Record<DeskPart, { factor: Factor; states: Record<string, string> }> = {
  seat: {
    factor: 'seatHeight',
    states: {
      fits: 'My feet are flat on the floor and my thighs are level.',
      'too low': 'My chair is too low.',
      'too high': 'My chair is too high.',
      'feet in the air': 'My feet don’t reach the floor.',
    },
  },
  back: {
    factor: 'trunk',
    states: { fits: 'I sit back against the backrest.', 'relaxed lean': 'I recline a little.' },
  },
  keyboard: {
    factor: 'keyboardHeight',
    states: {
      fits: 'My forearms are level when I type.',
      'too low': 'My keyboard is too low.',
      'too high': 'My keyboard is too high.',
    },
  },
  armrests: {
    factor: 'armrests',
    states: {
      fits: 'My elbows rest lightly on the armrests.',
      'too low': 'My armrests are too low.',
      'too high': 'My armrests are too high.',
    },
  },
  screenHeight: {
    factor: 'screenHeight',
    states: {
      fits: 'The top of my screen is at eye level.',
      'too low': 'My screen is too low.',
      'too high': 'My screen is too high.',
    },
  },
  screenDistance: {
    factor: 'screenDistance',
    states: {
      fits: 'My screen is an arm’s length away.',
      'too near': 'My screen is too close.',
      'too far': 'My screen is too far away.',
    },
  },
};

const nothing = Object.fromEntries(answerNames.map((name) => [name, 'Nothing to say.'])) as Answers;
const read = (words: string): Findings =>
  readAnswers({ ...nothing, workstationSetup: words, postureSupport: words }).findings;

const states = deskParts.flatMap(({ part }) =>
  Object.entries(told[part].states).map(([state, words]) => ({ part, state, words })),
);

test.each(states)('desk check and reader agree: $part, $state, "$words"', ({ part, state, words }) => {
  const { factor } = told[part];
  const findings = read(words);
  const found = findings[factor];
  const scoring = score(findings);
  const fixes = rankedFixes(scoring, '').filter((fix) => fix.factor === factor);
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
    const { screenDistance } = deskFindings({ ...fitting, screenDistance: cm });
    expect(read(`My screen is ${cm} cm away.`).screenDistance).toBe(screenDistance);
  },
);

test('the desk check and the reader accept a relaxed lean', () => {
  const lean = deskFindings({ ...fitting, back: deskLimits.back.reclined });
  expect(isFitting(lean.back)).toBe(true);
  expect(read('I recline a little.').trunk).toBe('carried');
});
