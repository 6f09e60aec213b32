import { expect, test } from '@jest/globals';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { check } from './check.ts';
import { assessmentForm, assessmentInput, noSigns, questions, signsIn, signsText } from './questionnaire.ts';

const answers = Object.fromEntries(questions.map(({ name, example }) => [name, example]));
const topics = askedSigns.map(({ topic }) => topic);

test('signs that were checked come back from what a form holds of them', () => {
  expect(signsIn(signsText(topics))).toEqual(topics);
  expect(signsIn(noSigns)).toEqual([]);
  expect(signsIn('')).toBeUndefined();
  expect(signsIn('of another time|self-harm')).toEqual(['self-harm']);
});

test('a form that says nothing of signs is sent without them', () => {
  expect(check(assessmentForm, answers).output?.warningSigns).toBeUndefined();
  expect(check(assessmentForm, { ...answers, warningSigns: noSigns }).output?.warningSigns).toEqual([]);
});

test('signs that nobody asked about are refused by name', () => {
  const { errors } = check(assessmentInput, { ...answers, warningSigns: ['toothache'] });
  expect(errors).toEqual([
    { path: 'warningSigns.0', message: 'Please choose from the warning signs listed, or send none.' },
  ]);
});
