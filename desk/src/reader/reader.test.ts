import { describe, expect, test } from '@jest/globals';
import { type AnswerName, answerNames } from '../answers.ts';
import { type Factor, factorNames, factors, suits } from '../factors.ts';
import { Classifier } from '../learned/classifier.ts';
import type { Reading } from '../reading.ts';
import { choose } from './choose.ts';
import { readAnswers } from './read-answers.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;
const read = (answers: Partial<Record<AnswerName, string>>): Reading =>
  readAnswers({ ...nothing, ...answers });
const setup = (workstationSetup: string) => read({ workstationSetup }).findings;

test('the weights know every state of every factor, and no other', () => {
  const known = new Map(Classifier.from('facts').heads.map(({ name, states }) => [name, [...states].sort()]));
  for (const factor of factorNames)
    expect([factor, known.get(factor)]).toEqual([factor, [...factors[factor].states].sort()]);
});

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
    'At my old job the screen was too high.',
    'Is a screen at eye level better?',
    'A good chair supports the lower back, says the brochure.',
    'I screen calls for a living.',
    'asdf asdf asdf',
    '-',
  ])('“%s” tells nothing', (text) => {
    expect(setup(text)).toEqual({});
  });

  test.each([
    'In our last flat the table was too high for my elbows.',
    'At the old firm I had the sun on my screen all day.',
    'The glare no longer bothers me since the blinds are up.',
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
  ['postureSupport', 'My elbows stick out like wings.', 'armrestWidth'],
  ['workspaceLighting', 'bright', 'light'],
  ['breaksRoutine', 'half an hour', 'breaks'],
  ['workstationSetup', 'A pine table, the sort that does not adjust.', 'chairAdjustment'],
  ['workstationSetup', 'The client chair goes up and down.', 'chairAdjustment'],
] as const)('what “%s: %s” doesn’t say in so many words is at most asked about', (answer, text, factor) => {
  const { findings, unsure } = read({ [answer]: text });
  expect(findings).not.toHaveProperty(factor);
  expect(unsure).toHaveProperty(factor);
});

describe('of several sentences', () => {
  const guess = (state: string, probability: number) => ({
    name: 'light',
    state,
    probability,
    threshold: 0.4,
    counts: probability > 0.4,
  });
  const chosen = (...guesses: ReturnType<typeof guess>[]) =>
    choose(guesses.map((one, at) => ({ place: at, guesses: [one] }))).get('light');

  test('the surest counts', () => {
    expect(chosen(guess('good', 0.5), guess('good', 0.9))).toMatchObject({
      state: 'good',
      counts: true,
      place: 1,
    });
  });

  test('two that contradict each other count for neither', () => {
    expect(chosen(guess('good', 0.9), guess('too dim', 0.8))).toMatchObject({ counts: false });
    expect(chosen(guess('good', 0.9), guess('too dim', 0.5))).toMatchObject({ state: 'good', counts: true });
  });

  test('a guess that is too unsure doesn’t count', () => {
    expect(chosen(guess('good', 0.3))).toMatchObject({ counts: false });
  });
});

test.each([
  ['16 inches', 'fits'],
  ['2 ft', 'fits'],
  ['two and a half feet', 'fits'],
  ['60cm', 'fits'],
  ['20–25 in', 'fits'],
  ['a foot', 'too near'],
  ['30 cm', 'too near'],
  ['3-4 feet', 'too far'],
  ['1.2 meters', 'too far'],
])('a screen %s away is read as: %s', (length, state) => {
  expect(setup(`My monitor is ${length} away from me.`).screenDistance).toBe(state);
});

test.each(['a', ' ', '1', 'not ', '(', '? ', ', ', "1'", 'screen is too ', '\n'])(
  '2,000 characters of %j in each answer are read',
  (piece) => {
    const text = piece.repeat(2000 / piece.length);
    expect(
      readAnswers(Object.fromEntries(answerNames.map((name) => [name, text])) as typeof nothing),
    ).toHaveProperty('findings');
  },
);
