import { expect, test } from '@jest/globals';
import { questions } from '@practice/contract/questionnaire';
import { progressOf, questionNumber } from './progress.ts';

const all = Object.fromEntries(questions.map(({ name, examples }) => [name, examples[0]]));

test('an empty form has no answers, and a form with the examples has all', () => {
  expect(progressOf({})).toMatchObject({ answered: 0, total: 10 });
  expect(progressOf({}).missing.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(progressOf(all)).toEqual({ answered: 10, total: 10, missing: [] });
});

test('an answer counts once it is long enough without blanks at its ends', () => {
  const { answered, missing } = progressOf({ ...all, primaryRole: 'Clerk     ', hoursSpent: '7 h' });
  expect(answered).toBe(9);
  expect(missing).toEqual([{ name: 'primaryRole', number: 1, label: questions[0]?.label }]);
});

test('question numbers begin at 1', () => {
  expect(questionNumber('primaryRole')).toBe(1);
  expect(questionNumber('desiredImprovements')).toBe(10);
});
