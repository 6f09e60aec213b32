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

/** Every answer with its examples, by their features. Numbers in long rows, since there are some 400,000 places. */
function learned() {
  const numbers = new Map<Feature, number>();
  const numberOf = (feature: Feature) => {
    const known = numbers.get(feature);
    if (known === undefined) numbers.set(feature, numbers.size);
    return known ?? numbers.size - 1;
  };
  /** Of each place of a feature: in which answer it is, in how many of its texts, whether in what it says, and the place before. */
  const [answerOf, timesIn, saidIn, before]: [number[], number[], number[], number[]] = [[], [], [], []];
  /** Of each feature: its latest place, the latest text that has it, and how many texts have it. */
  const [latestPlace, latestText, timesOf]: [number[], number[], number[]] = [[], [], []];
  let texts = 0;
  const learn = (features: readonly Feature[], at: number, isSaid: number) => {
    texts++;
    for (const feature of features) {
      const number = numberOf(feature);
      if (latestText[number] === texts) continue;
      latestText[number] = texts;
      timesOf[number] = (timesOf[number] ?? 0) + 1;
      const place = latestPlace[number] ?? -1;
      if (answerOf[place] === at) timesIn[place] = (timesIn[place] ?? 0) + 1;
      else {
        latestPlace[number] = answerOf.push(at) - 1;
        timesIn.push(1);
        saidIn.push(isSaid);
        before.push(place);
      }
    }
  };
  const examples = new Map<string, SpecialAnswer>();
  const asked = specialAnswers.map((answer, at) => {
    learn(featuresOf(plainWords(answer.say ?? '')), at, 1);
    return answer.asks.map((ask) => {
      const words = plainWords(ask);
      const meanings = meantIn(words);
      examples.set(words.join(' '), answer);
      learn(featuresOf(words, meanings), at, 0);
      return meanings;
    });
  });
  /** Does something for each place of a feature. The rarer it is, the more it tells; what tells little doesn’t count. */
  const eachPlace = (
    feature: Feature,
    place: (at: number, strength: number, weight: number, isSaid: number) => void,
  ) => {
    const number = numbers.get(feature) ?? -1;
    const times = timesOf[number] ?? texts;
    if (times > tellsLittleFrom * texts) return 0;
    const strength = (weightOf(feature) * Math.log((texts + 1) / (times + 0.5))) ** 2;
    for (let one = latestPlace[number] ?? -1; one >= 0; one = before[one] ?? -1)
      place(answerOf[one] ?? 0, strength, Math.log2(1 + (timesIn[one] ?? 0)), saidIn[one] ?? 0);
    return strength;
  };
  const [sizes, saidSizes] = [emptyForEach(), emptyForEach()];
  for (const feature of numbers.keys())
    eachPlace(feature, (at, strength, weight, isSaid) => {
      sizes[at] = (sizes[at] ?? 0) + strength * weight ** 2;
      saidSizes[at] = (saidSizes[at] ?? 0) + strength * isSaid;
    });
  const answers = specialAnswers.map((answer, at) => {
    const [first = [], ...others] = asked[at] ?? [];
    const named = first.filter((word) => {
      if (!others.every((other) => other.includes(word))) return false;
      return (timesOf[numbers.get(word) ?? 0] ?? 0) < commonFrom * texts;
    });
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
    size += eachPlace(feature, (at, strength, weight, isSaid) => {
      shared[at] = (shared[at] ?? 0) + strength * weight;
      sharedSaid[at] = (sharedSaid[at] ?? 0) + strength * isSaid;
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
