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
  of?: Whose;
}

/** What somebody’s answers may have to fit, as `circumstances.ts` names it. */
export const circumstances = ['wheelchair', 'pregnant', 'low vision', 'with one hand', 'of a child'] as const;

/** Besides, who wrote what a doctor should see soon. */
export const withSign = 'with a sign' as const;
export type Whose = (typeof circumstances)[number] | typeof withSign;

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

/** A run of letters is a number, of 7 bits each: there are too many to compare them as texts. */
type Feature = string | number;

/** What the words of a text mean, alone and in pairs, and its runs of four letters. */
function featuresOf(words: readonly string[], meanings = meantIn(words)): Feature[] {
  const spaced = words.map((word) => ` ${word} `).join('');
  const features: Feature[] = [];
  let run = 0;
  for (let at = spaced.length - 1; at >= 0; at--) {
    run = (run >> 7) | ((spaced.charCodeAt(at) & 127) << 21);
    features.push(run);
  }
  let before: string | undefined;
  for (const word of meanings) {
    features.push(word);
    if (before !== undefined) features.push(`${before} ${word}`);
    before = word;
  }
  return features;
}

const weightOf = (feature: Feature) => (typeof feature === 'number' || feature.includes(' ') ? 0.5 : 1);

const topicsOf = (text: string) => guesses(text).filter(({ probability }) => probability > 0.02);

const emptyForEach = () => new Float64Array(specialAnswers.length);

/** In which answer a feature is, in how many of its texts, and whether in what it says. */
interface Place {
  at: number;
  times: number;
  isSaid: boolean;
}

/** Every answer with its examples, by their features. */
function learned() {
  const known = new Map<Feature, { texts: number; places: Place[] }>();
  let texts = 0;
  const learn = (features: readonly Feature[], at: number, isSaid: boolean) => {
    texts++;
    for (const feature of new Set(features)) {
      const one = known.get(feature) ?? { texts: 0, places: [] };
      if (one.texts === 0) known.set(feature, one);
      one.texts++;
      const last = one.places.at(-1);
      if (last?.at === at) last.times++;
      else one.places.push({ at, times: 1, isSaid });
    }
  };
  const examples = new Map<string, SpecialAnswer>();
  const asked = specialAnswers.map((answer, at) => {
    learn(featuresOf(plainWords(answer.say ?? '')), at, true);
    return answer.asks.map((ask) => {
      const words = plainWords(ask);
      const meanings = meantIn(words);
      examples.set(words.join(' '), answer);
      learn(featuresOf(words, meanings), at, false);
      return meanings;
    });
  });
  /** Does something for each place of a feature. The rarer it is, the more it tells; what tells little doesn’t count. */
  const eachPlace = (feature: Feature, add: (place: Place, strength: number, weight: number) => void) => {
    const { texts: times = texts, places = [] } = known.get(feature) ?? {};
    if (times > tellsLittleFrom * texts) return 0;
    const strength = (weightOf(feature) * Math.log((texts + 1) / (times + 0.5))) ** 2;
    for (const place of places) add(place, strength, Math.log2(1 + place.times));
    return strength;
  };
  const [sizes, saidSizes] = [emptyForEach(), emptyForEach()];
  for (const feature of known.keys())
    eachPlace(feature, ({ at, isSaid }, strength, weight) => {
      sizes[at] = (sizes[at] ?? 0) + strength * weight ** 2;
      if (isSaid) saidSizes[at] = (saidSizes[at] ?? 0) + strength;
    });
  const isRare = (word: string) => (known.get(word)?.texts ?? 0) < commonFrom * texts;
  const answers = specialAnswers.map((answer, at) => {
    const [first = [], ...others] = asked[at] ?? [];
    const named = first.filter((word) => isRare(word) && others.every((other) => other.includes(word)));
    return { answer, named };
  });
  return { eachPlace, sizes, saidSizes, answers, examples };
}

/** What each answer is about, once it was near a question. */
const topicsOfAnswers = new Map<SpecialAnswer, Map<string, number>>();

function topicsOfAnswer(answer: SpecialAnswer): Map<string, number> {
  const found = topicsOfAnswers.get(answer);
  if (found) return found;
  const chances = new Map<string, number>();
  const few = answer.asks.slice(0, 4);
  for (const { state, probability } of few.flatMap(topicsOf))
    chances.set(state, (chances.get(state) ?? 0) + probability / few.length);
  topicsOfAnswers.set(answer, chances);
  return chances;
}

/** How much nearer an answer is that is made for somebody like them, and one that is made for somebody else. */
const [toThem, toOthers] = [1.15, 0.85];
/** What is said about a sign must not be missed, and is said to nobody without one. */
const toSign = 1.3;

function nearnessFor({ of }: SpecialAnswer, theirs?: readonly Whose[]): number {
  if (!theirs || !of) return 1;
  if (of === withSign) return theirs.includes(of) ? toSign : 0;
  return theirs.includes(of) ? toThem : toOthers;
}

/** Learned when the first question is asked, since most processes are never asked one. */
let known: ReturnType<typeof learned> | undefined;

/** The answer whose words and examples are the closest: the surer, the closer they are, and the farther the next answer’s. @param theirs the circumstances of the person who asks */
export function specialAnswer(
  question: string,
  theirs?: readonly Whose[],
): { answer: SpecialAnswer; sureness: number } {
  known ??= learned();
  const { eachPlace, sizes, saidSizes, answers, examples } = known;
  const words = plainWords(question);
  const own = examples.get(words.join(' '));
  if (own && nearnessFor(own, theirs) > 0) return { answer: own, sureness: 2 };
  const features = new Set(featuresOf(words));
  const likely = topicsOf(question);
  const [shared, sharedSaid] = [emptyForEach(), emptyForEach()];
  let size = 0;
  for (const feature of features)
    size += eachPlace(feature, ({ at, isSaid }, strength, weight) => {
      shared[at] = (shared[at] ?? 0) + strength * weight;
      if (isSaid) sharedSaid[at] = (sharedSaid[at] ?? 0) + strength;
    });
  const cosine = (inBoth = 0, one = 0) => inBoth / Math.sqrt(one * size || 1);
  const byWords = answers.map(({ answer, named }, at) => {
    if (!named.every((word) => features.has(word))) return { answer, nearness: 0, alike: 0 };
    const [all, said] = [cosine(shared[at], sizes[at]), cosine(sharedSaid[at], saidSizes[at])];
    return { answer, nearness: nearnessFor(answer, theirs), alike: all + ofSay * said };
  });
  /** Two are at least this close: no other that even the same topics leave behind needs to be looked at. */
  const [, leastClose = 0] = byWords.map(({ nearness, alike }) => nearness * alike).sort((a, b) => b - a);
  const [best, next] = byWords
    .filter(({ nearness, alike }) => nearness * (alike + ofTopics) >= leastClose)
    .map(({ answer, nearness, alike }) => {
      const chances = topicsOfAnswer(answer);
      const ofTopic = likely.map(({ state, probability }) =>
        Math.sqrt(probability * (chances.get(state) ?? 0)),
      );
      const sameTopics = ofTopic.reduce((sum, one) => sum + one, 0);
      return { answer, closeness: nearness * (alike + ofTopics * sameTopics) };
    })
    .sort((one, other) => other.closeness - one.closeness);
  if (!best || !next) throw new Error('There are no special answers.');
  return {
    answer: best.answer,
    sureness: best.closeness ** 2 / (next.closeness || 1),
  };
}
