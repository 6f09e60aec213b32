// npm run learn: learns from desk/sentences and writes desk/weights. With --report it only prints how well writers are read who are left out;
// with --keep-thresholds it leaves that out and keeps the thresholds of the present weights, for a few new sentences. `facts` or `signs` alone
// by their name.
import { readFileSync, writeFileSync } from 'node:fs';
import { factorNames } from '../src/factors.ts';
import type { LearnedWeights } from '../src/learned/classifier.ts';
import { type Labelled, readFacts, readQuestions, readSigns } from './data.ts';
import { fingerprint } from './fingerprint.ts';
import { exampleOf, folds, headsOf, learn, statesIn } from './folds.ts';
import { questionReportOf, reportOf, signReportOf } from './report.ts';
import { clearFrom, type Tried, thresholdsOf, withThresholds } from './thresholds.ts';
import type { Head } from './train.ts';

const foldCount = 5;
const kinds = {
  facts: { read: readFacts, learnThresholds: tryFacts, sizes: { features: 55_000, weights: 600_000 } },
  signs: { read: readSigns, learnThresholds: trySigns, sizes: { features: 30_000, weights: 160_000 } },
  questions: {
    read: readQuestions,
    learnThresholds: tryQuestions,
    sizes: { features: 12_000, weights: 100_000 },
  },
};
type Kind = keyof typeof kinds;

const isReport = process.argv.includes('--report');
const keepsThresholds = process.argv.includes('--keep-thresholds');
const all = Object.keys(kinds) as Kind[];
const named = all.filter((kind) => process.argv.includes(kind));
for (const kind of named.length > 0 ? named : all) {
  const { read, learnThresholds, sizes } = kinds[kind];
  const sentences = read();
  const heads = headsOf(sentences);
  const thresholds = keepsThresholds ? presentThresholds(kind, heads) : learnThresholds(sentences, heads);
  if (isReport) continue;
  const examples = sentences.map((one) => exampleOf(one, heads));
  const weights = learn(examples, heads, sizes, thresholds, fingerprint(kind));
  writeFileSync(fileOf(kind), `${JSON.stringify(weights)}\n`);
}

function tryFacts(sentences: readonly Labelled[], heads: Head[]): number[][] {
  const tried = [...folds(sentences, heads, kinds.facts.sizes, foldCount)].flatMap(({ out, classifier }) =>
    desksOf(sentences.filter(({ writer }) => out.has(writer))).map(
      (desk): Tried => ({
        labels: statesIn(desk),
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
  const { facts = [], others = [] } = Object.groupBy(
    heads.map(({ name }) => name),
    (name) => (isFactor(name) ? 'facts' : 'others'),
  );
  const { whole = [], single = [] } = Object.groupBy(judged, ({ read }) =>
    read.length > 3 ? 'whole' : 'single',
  );
  print('Whole desks: facts', reportOf(whole, facts));
  print('Single sentences: facts', reportOf(single, facts));
  print('Whole desks: furniture and people', reportOf(whole, others));
  return thresholds;
}

/** Signs count from sums of probabilities, which `flag.ts` names. */
function trySigns(sentences: readonly Labelled[], heads: Head[]): number[][] {
  const tried = [...folds(sentences, heads, kinds.signs.sizes, foldCount)].flatMap(({ out, classifier }) =>
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
  return heads.map(({ states }) => states.map(() => 1));
}

function tryQuestions(sentences: readonly Labelled[], heads: Head[]): number[][] {
  // What the product itself asks is nobody's own words.
  const writers = [...new Set(sentences.map(({ writer }) => writer))].filter((writer) => writer !== 'own');
  const tried = [...folds(sentences, heads, kinds.questions.sizes, writers.length, writers)].flatMap(
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
  return heads.map(({ states }) => states.map(() => least));
}

function presentThresholds(kind: Kind, heads: readonly Head[]): number[][] {
  const present: LearnedWeights = JSON.parse(readFileSync(fileOf(kind), 'utf8'));
  return heads.map(({ name, states }) => {
    const head = present.heads.find((one) => one.name === name);
    return states.map((state) => head?.thresholds[head.states.indexOf(state)] ?? 1);
  });
}

function fileOf(kind: Kind): URL {
  return new URL(`../weights/${kind}.json`, import.meta.url);
}

function print(title: string, text: string): void {
  process.stdout.write(`\n${title}, of writers not learned from\n${text}\n`);
}

function desksOf(sentences: readonly Labelled[]): Labelled[][] {
  return [...Map.groupBy(sentences, ({ writer, desk }) => `${writer} ${desk}`).values()];
}
