import { readFileSync } from 'node:fs';
import { meaningsOf, wordsOf } from '../learned/words.ts';
import { guesses, type TopicName } from './topics.ts';

/** An answer to questions like its examples. */
export interface SpecialAnswer {
  asks: readonly string[];
  /** Without it, the topics `with` it answer. With it, they do so after it, where the question is about them. */
  say?: string;
  with?: readonly TopicName[];
  /** What is said first to whom a circumstance applies. */
  for?: Readonly<Record<string, string>>;
  /** The circumstance of those whom it is made for. */
  of?: (typeof circumstances)[number];
}

/** What somebody’s answers may have to fit, as `circumstances.ts` names it. */
export const circumstances = ['wheelchair', 'pregnant', 'low vision', 'with one hand', 'of a child'] as const;

const lines = readFileSync(new URL('../../texts/special-answers.jsonl', import.meta.url), 'utf8').trim();

export const specialAnswers = lines.split('\n').map((line): SpecialAnswer => JSON.parse(line));

/** How much an answer’s own words alone count, and its topics; with its examples, its words count 1. */
const [ofSay, ofTopics] = [0.75, 0.15];
/** What all examples of an answer name, a question must name, too, unless this share of all texts does. */
const commonFrom = 0.03;
/** What such a share of all texts has is left out, so that an answer is found sooner. */
const tellsLittleFrom = 0.08;

const plainWords = (text: string) => wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word));
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);
const meantIn = (words: readonly string[]) => meaningsOf(words).map(stemOf);

/** What the words of a text mean, alone and in pairs, and its runs of four letters, which begin with a dot. */
function featuresOf(text: string): Set<string> {
  const words = plainWords(text);
  const meant = meantIn(words);
  const spaced = words.map((word) => ` ${word} `).join('');
  return new Set([
    ...Array.from(spaced, (_, at) => `.${spaced.slice(at, at + 4)}`),
    ...meant.slice(1).map((word, at) => `${meant[at]} ${word}`),
    ...meant,
  ]);
}

const weightOf = (feature: string) => (feature.startsWith('.') || feature.includes(' ') ? 0.5 : 1);

const topicsOf = (text: string) => guesses(text).filter(({ probability }) => probability > 0.02);

const emptyForEach = () => new Float64Array(specialAnswers.length);

/** Every answer with its examples, by their features. */
function learned() {
  /** Where a feature is: in which answers, in how many of their texts, and whether in what they say. */
  const places = new Map<string, { at: number; times: number; weight: number; isSaid: boolean }[]>();
  for (const [at, { say = '', asks }] of specialAnswers.entries()) {
    const [said = new Set<string>(), ...others] = [say, ...asks].map(featuresOf);
    const times = new Map<string, number>();
    for (const feature of [said, ...others].flatMap((one) => [...one]))
      times.set(feature, (times.get(feature) ?? 0) + 1);
    for (const [feature, count] of times) {
      const place = { at, times: count, weight: Math.log2(1 + count), isSaid: said.has(feature) };
      const found = places.get(feature);
      if (found) found.push(place);
      else places.set(feature, [place]);
    }
  }
  const total = specialAnswers.reduce((sum, { asks }) => sum + 1 + asks.length, 0);
  const timesOf = (feature: string) => (places.get(feature) ?? []).reduce((sum, { times }) => sum + times, 0);
  /** The rarer a feature, the more it tells. */
  const strengths = new Map<string, number>();
  const [sizes, saidSizes] = [emptyForEach(), emptyForEach()];
  for (const [feature, found] of places) {
    const times = timesOf(feature);
    if (times > tellsLittleFrom * total) {
      places.delete(feature);
      continue;
    }
    const strength = (weightOf(feature) * Math.log((total + 1) / (times + 0.5))) ** 2;
    strengths.set(feature, strength);
    for (const { at, weight, isSaid } of found) {
      sizes[at] = (sizes[at] ?? 0) + strength * weight ** 2;
      if (isSaid) saidSizes[at] = (saidSizes[at] ?? 0) + strength;
    }
  }
  const answers = specialAnswers.map((answer) => {
    const { asks } = answer;
    const chances = new Map<string, number>();
    const few = asks.slice(0, 4);
    for (const { state, probability } of few.flatMap(topicsOf))
      chances.set(state, (chances.get(state) ?? 0) + probability / few.length);
    const [first = [], ...others] = asks.map((ask) => meantIn(plainWords(ask)));
    const named = first.filter(
      (word) =>
        others.every((other) => other.includes(word)) &&
        strengths.has(word) &&
        timesOf(word) < commonFrom * total,
    );
    return { answer, chances, named };
  });
  const examples = new Map(
    specialAnswers.flatMap((answer) =>
      answer.asks.map((ask) => [plainWords(ask).join(' '), answer] as const),
    ),
  );
  return { places, strengths, sizes, saidSizes, answers, examples };
}

/** How much nearer an answer is that is made for somebody like them, and one that is made for somebody else. */
const [toThem, toOthers] = [1.15, 0.85];

/** Learned when the first question is asked, since most processes are never asked one. */
let known: ReturnType<typeof learned> | undefined;

/** The answer whose words and examples are the closest: the surer, the closer they are, and the farther the next answer’s. @param theirs the circumstances of the person who asks */
export function specialAnswer(
  question: string,
  theirs?: readonly SpecialAnswer['of'][],
): { answer: SpecialAnswer; sureness: number } {
  known ??= learned();
  const { places, strengths, sizes, saidSizes, answers, examples } = known;
  const own = examples.get(plainWords(question).join(' '));
  if (own) return { answer: own, sureness: 2 };
  const features = featuresOf(question);
  const likely = topicsOf(question);
  const [shared, sharedSaid] = [emptyForEach(), emptyForEach()];
  let size = 0;
  for (const feature of features) {
    const strength = strengths.get(feature) ?? 0;
    size += strength;
    for (const { at, weight, isSaid } of places.get(feature) ?? []) {
      shared[at] = (shared[at] ?? 0) + strength * weight;
      if (isSaid) sharedSaid[at] = (sharedSaid[at] ?? 0) + strength;
    }
  }
  const cosine = (inBoth = 0, one = 0) => inBoth / Math.sqrt(one * size || 1);
  const ranked = answers.map(({ answer, chances, named }, at) => {
    if (!named.every((word) => features.has(word))) return { answer, closeness: 0 };
    const ofTopic = likely.map(({ state, probability }) =>
      Math.sqrt(probability * (chances.get(state) ?? 0)),
    );
    const sameTopics = ofTopic.reduce((sum, one) => sum + one, 0);
    const [all, said] = [cosine(shared[at], sizes[at]), cosine(sharedSaid[at], saidSizes[at])];
    const closeness = all + ofSay * said + ofTopics * sameTopics;
    const forWhom = !theirs || !answer.of ? 1 : theirs.includes(answer.of) ? toThem : toOthers;
    return { answer, closeness: closeness * forWhom };
  });
  const [best, next] = ranked.sort((one, other) => other.closeness - one.closeness);
  if (!best || !next) throw new Error('There are no special answers.');
  return {
    answer: best.answer,
    sureness: best.closeness ** 2 / (next.closeness || 1),
  };
}
