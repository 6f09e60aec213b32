import { readFileSync } from 'node:fs';
import type { AnswerName } from '../src/answers.ts';
import { type Factor, type Findings, factorNames } from '../src/factors.ts';
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

interface Tally {
  /** Found with the right state. */
  right: number;
  /** Found where nothing was to be found, or with another state. */
  wrong: number;
  /** Not found, or found with another state. */
  missed: number;
  precision: number;
  recall: number;
}

export interface Measure {
  factors: Record<Factor, Tally>;
  all: Tally;
  /** Each that is wrong or missed, with the words it rests on. */
  errors: string[];
  /** To print. */
  table: string;
}

/** How well the built-in reader reads `desks`, factor by factor. */
export function measure(desks: readonly ExampleDesk[]): Measure {
  const counts = new Map(factorNames.map((factor) => [factor, { right: 0, wrong: 0, missed: 0 }]));
  const errors: string[] = [];
  for (const { id, answers, expected } of desks) {
    const { findings, evidence } = readAnswers(answers);
    for (const factor of factorNames) {
      const [wanted, read] = [expected[factor], findings[factor]];
      const count = counts.get(factor);
      if (!count || (wanted === undefined && read === undefined)) continue;
      if (wanted === read) {
        count.right++;
        continue;
      }
      if (read !== undefined) count.wrong++;
      if (wanted !== undefined) count.missed++;
      const words = evidence[factor] ? ` ("${evidence[factor].text}")` : '';
      errors.push(`${id} ${factor}: ${wanted ?? 'nothing'} read as ${read ?? 'nothing'}${words}`);
    }
  }
  const tallies = [...counts].map(([factor, count]) => [factor, tally(count)] as const);
  const all = tally({
    right: sum(tallies.map(([, { right }]) => right)),
    wrong: sum(tallies.map(([, { wrong }]) => wrong)),
    missed: sum(tallies.map(([, { missed }]) => missed)),
  });
  const lines = [...tallies, ['all', all] as const].map(([name, of]) => line(name, of));
  return {
    factors: Object.fromEntries(tallies) as Record<Factor, Tally>,
    all,
    errors,
    table: ['factor              right wrong missed precision recall', ...lines, '', ...errors].join('\n'),
  };
}

function tally(count: { right: number; wrong: number; missed: number }): Tally {
  const { right, wrong, missed } = count;
  return {
    ...count,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: right + missed === 0 ? 1 : right / (right + missed),
  };
}

function line(name: string, { right, wrong, missed, precision, recall }: Tally): string {
  const numbers = [right, wrong, missed].map((count) => String(count).padStart(6)).join('');
  return `${name.padEnd(19)}${numbers}${precision.toFixed(3).padStart(10)}${recall.toFixed(3).padStart(7)}`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
