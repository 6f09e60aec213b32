// npm run learn: learns from desk/sentences and writes desk/weights. With --report it only prints how well writers are read who are left out;
// with --keep-thresholds it leaves that out and keeps the thresholds of the present weights, for a few new sentences. `facts` or `signs` alone
// by their name.
import { readFileSync, writeFileSync } from 'node:fs';
import { factorNames } from '../src/factors.ts';
import type { LearnedWeights } from '../src/learned/classifier.ts';
import { type Labelled, readFacts, readQuestions, readSigns } from './data.ts';
import { fingerprint } from './fingerprint.ts';
import { exampleOf, folds, headsOf, learn } from './folds.ts';
import { questionReportOf, reportOf, signReportOf } from './report.ts';
import { clearFrom, type Tried, thresholdsOf, withThresholds } from './thresholds.ts';
import type { Head } from './train.ts';

const foldCount = 5;
const sizes = {
  facts: { features: 55_000, weights: 600_000 },
  signs: { features: 30_000, weights: 160_000 },
  questions: { features: 10_000, weights: 80_000 },
};
type Kind = keyof typeof sizes;

const isReport = process.argv.includes('--report');
const keepsThresholds = process.argv.includes('--keep-thresholds');
const chosen = (Object.keys(sizes) as Kind[]).filter((kind) => process.argv.includes(kind));
for (const kind of chosen.length > 0 ? chosen : (Object.keys(sizes) as Kind[]))
  ({ facts: learnFacts, signs: learnSigns, questions: learnQuestions })[kind]();

function learnFacts(): void {
  const sentences = readFacts();
  const heads = headsOf(sentences);
  if (keepsThresholds) {
    write('facts', sentences, heads, presentThresholds('facts', heads));
    return;
  }
  const tried = [...folds(sentences, heads, sizes.facts, foldCount)].flatMap(({ out, classifier }) =>
    desksOf(sentences.filter(({ writer }) => out.has(writer))).map(
      (desk): Tried => ({
        labels: labelsOf(desk),
        read: desk.map(({ text, question }) => ({
          place: text,
          guesses: classifier.guesses(text, question),
        })),
      }),
    ),
  );
  const thresholds = thresholdsOf(tried, heads);
  const judged = tried.map((desk) => withThresholds(desk, heads, thresholds));
  const isFactor = (name: string) => factorNames.some((factor) => factor === name);
  const names = heads.map(({ name }) => name);
  const whole = judged.filter(({ read }) => read.length > 3);
  print('Whole desks: facts', reportOf(whole, names.filter(isFactor)));
  print(
    'Single sentences: facts',
    reportOf(
      judged.filter(({ read }) => read.length <= 3),
      names.filter(isFactor),
    ),
  );
  print(
    'Whole desks: furniture and people',
    reportOf(
      whole,
      names.filter((name) => !isFactor(name)),
    ),
  );
  write('facts', sentences, heads, thresholds);
}

function learnSigns(): void {
  const sentences = readSigns();
  const heads = headsOf(sentences);
  if (keepsThresholds) {
    write('signs', sentences, heads, []);
    return;
  }
  const tried = [...folds(sentences, heads, sizes.signs, foldCount)].flatMap(({ out, classifier }) =>
    sentences
      .filter(({ writer }) => out.has(writer))
      .map(({ text, question, labels }) => ({
        text,
        question,
        topic: labels.sign,
        isOrdinary: question !== 'chat' && question !== 'discomfortDescription' && !labels.sign,
        guesses: classifier.guesses(text, question),
      })),
  );
  print('Signs', signReportOf(tried));
  write('signs', sentences, heads, []);
}

function learnQuestions(): void {
  const sentences = readQuestions();
  const heads = headsOf(sentences);
  // What the product itself asks is nobody's own words.
  const writers = [...new Set(sentences.map(({ writer }) => writer))].filter((writer) => writer !== 'own');
  const tried = [...folds(sentences, heads, sizes.questions, writers.length, writers)].flatMap(
    ({ out, classifier }) =>
      sentences
        .filter(({ writer }) => out.has(writer))
        .map(({ text, question, labels }) => ({
          text,
          topic: labels.topic,
          guesses: classifier.likeliest(text, question),
        })),
  );
  print('Questions', questionReportOf(tried));
  const least = clearFrom(tried);
  write(
    'questions',
    sentences,
    heads,
    heads.map(({ states }) => states.map(() => least)),
  );
}

function write(kind: Kind, sentences: readonly Labelled[], heads: Head[], thresholds: number[][]): void {
  if (isReport) return;
  const examples = sentences.map((one) => exampleOf(one, heads));
  const weights = learn(examples, heads, sizes[kind], thresholds, fingerprint(kind));
  writeFileSync(fileOf(kind), `${JSON.stringify(weights)}\n`);
}

function presentThresholds(kind: Kind, heads: readonly Head[]): number[][] {
  const present: LearnedWeights = JSON.parse(readFileSync(fileOf(kind), 'utf8'));
  return heads.map(({ name, states }) => {
    const head = present.heads.find((one) => one.name === name);
    return states.map((state) => head?.thresholds[head.states.indexOf(state)] ?? 1);
  });
}

const fileOf = (kind: Kind) => new URL(`../weights/${kind}.json`, import.meta.url);

function print(title: string, text: string): void {
  process.stdout.write(`\n${title}, of writers not learned from\n${text}\n`);
}

function desksOf(sentences: readonly Labelled[]): Labelled[][] {
  return [...Map.groupBy(sentences, ({ writer, desk }) => `${writer} ${desk}`).values()];
}

function labelsOf(desk: readonly Labelled[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { labels } of desk)
    for (const [name, state] of Object.entries(labels))
      found.set(name, (found.get(name) ?? new Set()).add(state));
  return found;
}
