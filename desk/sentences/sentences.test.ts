import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { answerNames } from '../src/answers.ts';
import { type Factor, factors } from '../src/factors.ts';

interface Desk {
  id: string;
  answers: Record<string, [sentence: string, labels: Record<string, string>][]>;
}

interface Sign {
  q: string;
  s: string;
  kind: string;
  topic: string;
}

const asked: string[] = answerNames;

function filesOf(kind: 'facts' | 'signs'): string[] {
  return readdirSync(join(import.meta.dirname, kind)).map((name) => join(kind, name));
}

function linesOf<Line>(file: string): Line[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test.each(filesOf('facts'))('%s has only questions, factors and states that exist', (file) => {
  const desks = linesOf<Desk>(file);
  expect(new Set(desks.map(({ id }) => id)).size).toBe(desks.length);
  const unknown = desks.flatMap(({ id, answers }) =>
    Object.entries(answers).flatMap(([question, sentences]) =>
      sentences.flatMap(([sentence, labels]) =>
        Object.entries(labels)
          .filter(([factor, state]) => !statesOf(factor).includes(state))
          .map((label) => [id, label])
          .concat(asked.includes(question) && sentence.trim() ? [] : [[id, [question, sentence]]]),
      ),
    ),
  );
  expect(unknown).toEqual([]);
});

function statesOf(factor: string): readonly string[] {
  return factor in factors ? factors[factor as Factor].states : [];
}

test.each(filesOf('signs'))('%s has only questions and kinds that exist', (file) => {
  const kinds = ['emergency', 'crisis', 'doctor', 'ask', 'none'];
  const unknown = linesOf<Sign>(file).filter(
    ({ q, s, kind }) => !(kinds.includes(kind) && s.trim() && [...asked, 'chat'].includes(q)),
  );
  expect(unknown).toEqual([]);
});
