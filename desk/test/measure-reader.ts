import { readFileSync } from 'node:fs';
import type { AnswerName } from '../src/answers.ts';
import { type Findings, factorNames } from '../src/factors.ts';
import { readAnswers } from '../src/reader/read-answers.ts';
import type { ScoreKind } from '../src/weights.ts';

/** An example desk: what someone wrote, what a careful reader finds in it, and what it is worth, rated twice or not at all. */
export interface ExampleDesk {
  id: string;
  answers: Record<AnswerName, string>;
  expected: Findings;
  ratings: readonly Record<ScoreKind, number>[];
}

/** The desks of `desk/examples/{name}.jsonl`. */
export function examplesOf(name: 'unseen' | 'voices' | 'last-look'): ExampleDesk[] {
  return readFileSync(new URL(`../examples/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** How well the built-in reader reads `desks`, and each finding that is wrong or missed, with the words it rests on. */
export function measure(desks: readonly ExampleDesk[]) {
  let [right, wrong, missed] = [0, 0, 0];
  const errors: string[] = [];
  for (const { id, answers, expected } of desks) {
    const { findings, evidence } = readAnswers(answers);
    for (const factor of factorNames) {
      const [wanted, read] = [expected[factor], findings[factor]];
      if (wanted === read) {
        if (read !== undefined) right++;
        continue;
      }
      // Another state is wrong, and the right one is missed.
      if (read !== undefined) wrong++;
      if (wanted !== undefined) missed++;
      const words = evidence[factor] ? ` ("${evidence[factor].text}")` : '';
      errors.push(`${id} ${factor}: ${wanted ?? 'nothing'} read as ${read ?? 'nothing'}${words}`);
    }
  }
  return { precision: right / (right + wrong), recall: right / (right + missed), errors };
}
