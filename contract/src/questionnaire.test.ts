import { expect, test } from '@jest/globals';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { check } from './check.ts';
import { assessmentForm, assessmentInput, noSigns, questions, signsIn, signsText } from './questionnaire.ts';

const answers = Object.fromEntries(questions.map(({ name, example }) => [name, example]));
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

test('refuses unknown signs', () => {
  const { errors } = check(assessmentInput, { ...answers, warningSigns: ['toothache'] });
  expect(errors).toEqual([
    { path: 'warningSigns.0', message: 'Please choose from the warning signs listed, or send none.' },
  ]);
});
