import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { type AnswerName, answerNames } from '@practice/contract/questionnaire';
import { type Factor, factorNames, factors } from '@practice/contract/workstation';
import { type ExampleDesk, measure } from '../../../test/measure-reader.ts';
import { bodyExamples } from './one-clause-body.ts';
import { thingsExamples } from './one-clause-things.ts';
import { readAnswers } from './read-answers.ts';

const read = (answers: Partial<Record<AnswerName, string>>) =>
  readAnswers({
    ...(Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>),
    ...answers,
  });

const examples = { ...bodyExamples, ...thingsExamples };
const rows = Object.entries(examples).flatMap(([factor, byState]) =>
  Object.entries(byState).flatMap(([state, texts]) =>
    texts.map((text) => [text, factor as Factor, state] as const),
  ),
);

/** "breaksRoutine: every hour" is the answer of that name; anything else is said of the workstation. */
function answersOf(text: string): Partial<Record<AnswerName, string>> {
  const name = answerNames.find((one) => text.startsWith(`${one}: `));
  return name ? { [name]: text.slice(name.length + 2) } : { workstationSetup: text };
}

test.each(rows)('“%s” says of %s: %s', (text, factor, state) => {
  expect(read(answersOf(text)).findings[factor] ?? 'nothing').toBe(state);
});
