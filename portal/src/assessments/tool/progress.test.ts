import { expect, test } from '@jest/globals';
import { questions } from '@practice/contract/questionnaire';
import { missingAnswers } from './progress.ts';

const all = Object.fromEntries(questions.map(({ name, examples }) => [name, examples[0]]));

test('an empty questionnaire lacks all answers, and one with the examples lacks none', () => {
  expect(missingAnswers({}).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(missingAnswers(all)).toEqual([]);
});

test('an answer counts once it is long enough without spaces at its ends', () => {
  expect(missingAnswers({ ...all, primaryRole: 'Clerk     ', hoursSpent: '7 h' })).toEqual([
    { name: 'primaryRole', number: 1, label: questions[0]?.label },
  ]);
});
