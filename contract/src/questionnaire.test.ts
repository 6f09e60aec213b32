import { expect, test } from '@jest/globals';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { redFlagsIn } from '@practice/desk/warning-signs/red-flags';
import { check } from './check.ts';
import { assessmentForm, assessmentInput, noSigns, questions, signsIn, signsText } from './questionnaire.ts';

const answers = Object.fromEntries(questions.map(({ name, examples }) => [name, examples[0]]));
const topics = askedSigns.map(({ topic }) => topic);

test('reads checked signs back from the form’s text', () => {
  expect(signsIn(signsText(topics))).toEqual(topics);
  expect(signsIn(noSigns)).toEqual([]);
  expect(signsIn('')).toBeUndefined();
  expect(signsIn('of another time|self-harm')).toEqual(['self-harm']);
});

test('sends no signs if the form has none', () => {
  expect(check(assessmentForm, answers).output?.warningSigns).toBeUndefined();
  expect(check(assessmentForm, { ...answers, warningSigns: noSigns }).output?.warningSigns).toEqual([]);
});

test('takes what was tapped about a discomfort, and nothing where nothing was', () => {
  const tapped = (over: object) => check(assessmentForm, { ...answers, ...over }).output?.discomfort;
  expect(tapped({})).toBeUndefined();
  expect(tapped({ discomfortStrength: '0' })).toEqual({ strength: 0 });
  expect(tapped({ discomfortDuration: 'months', discomfortStops: 'sleep|takes pills' })).toEqual({
    duration: 'months',
    stops: ['sleep', 'takes pills'],
  });
});

test.each([
  ['discomfort.strength', { strength: 11 }],
  ['discomfort.stops.0', { stops: ['fun'] }],
  ['discomfort.place', { place: 'neck' }],
])('refuses a discomfort with %s wrong', (path, discomfort) => {
  const { errors } = check(assessmentInput, { ...answers, discomfort });
  expect(errors).toEqual([{ path, message: 'Please choose from the answers shown, or send none.' }]);
});

test.each(questions)(
  'each example for $name is an answer, and no warning sign',
  ({ name, examples, min }) => {
    for (const example of examples) {
      expect(example.length).toBeGreaterThanOrEqual(min);
      expect(redFlagsIn(example, name)).toEqual([]);
    }
  },
);
