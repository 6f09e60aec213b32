import { describe, expect, test } from '@jest/globals';
import { type AnswerName, answerNames } from '../answers.ts';
import { type Factor, suits } from '../factors.ts';
import type { Reading } from '../reading.ts';
import { readAnswers } from './read-answers.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;
const read = (answers: Partial<Record<AnswerName, string>>): Reading =>
  readAnswers({ ...nothing, ...answers });
const setup = (workstationSetup: string) => read({ workstationSetup }).findings;

test('a finding has the sentence that says so', () => {
  const { findings, evidence } = read({
    workstationSetup: 'I keep the books for two churches. Laptop flat on the desk.',
    workspaceLighting: 'It’s a nice room. No glare.',
  });
  expect(Object.keys(evidence).sort()).toEqual(Object.keys(findings).sort());
  expect(evidence.laptop).toEqual({ answer: 'workstationSetup', text: 'Laptop flat on the desk.' });
  expect(evidence.glare).toEqual({ answer: 'workspaceLighting', text: 'No glare.' });
});

describe('what is not said', () => {
  test.each([
    'I want a chair that goes up and down.',
    'My coworker has a headset.',
    'Is a screen at eye level better?',
    'A good chair supports the lower back, says the brochure.',
    'asdf asdf asdf',
  ])('“%s” tells nothing', (text) => {
    expect(setup(text)).toEqual({});
  });

  test.each([
    'In our last flat the table was too high for my elbows.',
    'The screen is on a shelf, so I don’t look down at it anymore.',
  ])('“%s” tells of no fault now', (text) => {
    const faults = Object.entries(setup(text)).filter(([factor, state]) => !suits(factor as Factor, state));
    expect(faults).toEqual([]);
  });

  test('an ache tells nothing of the desk', () => {
    expect(read({ discomfortDescription: 'My lower back aches and my eyes burn.' }).findings).toEqual({});
  });
});

test.each([
  ['workspaceLighting', 'bright', 'light'],
  ['breaksRoutine', 'half an hour', 'breaks'],
  ['workstationSetup', 'A pine table, the sort that does not adjust.', 'chairAdjustment'],
] as const)('what “%s: %s” doesn’t say in so many words is at most asked about', (answer, text, factor) => {
  const { findings, unsure } = read({ [answer]: text });
  expect(findings).not.toHaveProperty(factor);
  expect(unsure).toHaveProperty(factor);
});

test.each([
  ['16 inches', 'fits'],
  ['2 ft', 'fits'],
  ['two and a half feet', 'fits'],
  ['75 cm', 'fits'],
  ['39 cm', 'too near'],
  ['a foot', 'too near'],
  ['3-4 feet', 'too far'],
])('a screen %s away is read as: %s', (length, state) => {
  expect(setup(`My monitor is ${length} away from me.`).screenDistance).toBe(state);
});

test.each(['a', '1', 'not ', '? ', 'screen is too ', '\n'])(
  '2,000 characters of %j in each answer are read',
  (piece) => {
    const text = piece.repeat(2000 / piece.length);
    expect(
      readAnswers(Object.fromEntries(answerNames.map((name) => [name, text])) as typeof nothing),
    ).toHaveProperty('findings');
  },
);
