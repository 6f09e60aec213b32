import { readFileSync } from 'node:fs';
import { meaningsOf, wordsOf } from '../learned/words.ts';
import { guesses, type TopicName } from './topics.ts';

/** An answer to questions like its examples. */
export interface SpecialAnswer {
  asks: readonly string[];
  /** Without it, the topics `with` it answer. With it, they do so after it, where the question is about them. */
  say?: string;
  with?: readonly TopicName[];
}

const lines = readFileSync(new URL('../../texts/special-answers.jsonl', import.meta.url), 'utf8').trim();

export const specialAnswers = lines.split('\n').map((line): SpecialAnswer => JSON.parse(line));

/** How much an answer’s best example counts, the second one, the answer’s own words and its topics. */
const [ofBest, ofSecond, ofSay, ofTopics] = [0.7, 0.3, 0.5, 0.2];
/** With 1, closeness would be the cosine. With less, what else people tell in a question counts less. */
const ofLength = 0.6;
/** What all examples of an answer name, a question must name, too, unless this share of all texts does. */
const commonFrom = 0.03;

const plainWords = (text: string) => wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word));

/** What the words of a text mean, alone and in pairs, and its runs of four letters, which begin with a dot. */
function featuresOf(text: string): Set<string> {
  const words = plainWords(text);
  const meant = meaningsOf(words);
  const spaced = words.map((word) => ` ${word} `).join('');
  return new Set([
    ...Array.from(spaced, (_, at) => `.${spaced.slice(at, at + 4)}`),
    ...meant.slice(1).map((word, at) => `${meant[at]} ${word}`),
    ...meant,
  ]);
}

function weightOf(feature: string): number {
  if (feature.startsWith('.')) return 0.6;
  return feature.includes(' ') ? 0.5 : 1;
}

const topicsOf = (text: string) => guesses(text).filter(({ probability }) => probability > 0.02);

/** Every answer with its examples, by their features. */
function learned() {
  const texts = specialAnswers.flatMap(({ say = '', asks }) => [say, ...asks]);
  /** Where in `texts` a feature is. */
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries())
    for (const feature of featuresOf(text)) {
      const others = places.get(feature);
      if (others) others.push(at);
      else places.set(feature, [at]);
    }
  /** The rarer a feature, the more it tells. */
  const strengthOf = (feature: string) =>
    (weightOf(feature) * Math.log((texts.length + 1) / ((places.get(feature)?.length ?? 0) + 0.5))) ** 2;
  const sizes = new Float64Array(texts.length);
  for (const [feature, found] of places) {
    const strength = strengthOf(feature);
    for (const at of found) sizes[at] = (sizes[at] ?? 0) + strength;
  }
  let next = 0;
  const answers = specialAnswers.map((answer) => {
    const { asks } = answer;
    const say = next++;
    const examples = asks.map(() => next++);
    const chances = new Map<string, number>();
    for (const { state, probability } of asks.flatMap(topicsOf))
      chances.set(state, (chances.get(state) ?? 0) + probability / asks.length);
    const [first = [], ...others] = asks.map((ask) => meaningsOf(plainWords(ask)));
    const named = first.filter(
      (word) =>
        others.every((other) => other.includes(word)) &&
        (places.get(word)?.length ?? 0) < commonFrom * texts.length,
    );
    return { answer, say, examples, chances, named };
  });
  return { places, strengthOf, sizes, answers };
}

/** Learned when the first question is asked, since most processes are never asked one. */
let known: ReturnType<typeof learned> | undefined;

/** The answer with the closest examples: the surer, the closer they are, and the farther the next answer’s. With 1, it is about the same question. */
export function specialAnswer(question: string): {
  answer: SpecialAnswer;
  sureness: number;
} {
  known ??= learned();
  const { places, strengthOf, sizes, answers } = known;
  const features = featuresOf(question);
  const likely = topicsOf(question);
  const shared = new Float64Array(sizes.length);
  let size = 0;
  for (const feature of features) {
    const strength = strengthOf(feature);
    size += strength;
    for (const at of places.get(feature) ?? []) shared[at] = (shared[at] ?? 0) + strength;
  }
  const closenessTo = (at: number) =>
    (shared[at] ?? 0) / Math.sqrt((sizes[at] || 1) ** (2 - ofLength) * (size || 1) ** ofLength);
  const ranked = answers
    .filter(({ named }) => named.every((word) => features.has(word)))
    .map(({ answer, say, examples, chances }) => {
      const [best = 0, second = 0] = examples.map(closenessTo).sort((one, other) => other - one);
      const ofTopic = likely.map(({ state, probability }) =>
        Math.sqrt(probability * (chances.get(state) ?? 0)),
      );
      const sameTopics = ofTopic.reduce((sum, one) => sum + one, 0);
      return {
        answer,
        closeness: ofBest * best + ofSecond * second + ofSay * closenessTo(say) + ofTopics * sameTopics,
      };
    });
  const [best, next] = ranked.sort((one, other) => other.closeness - one.closeness);
  if (!best || !next) throw new Error('There are no special answers.');
  return {
    answer: best.answer,
    sureness: best.closeness * Math.sqrt(best.closeness / next.closeness),
  };
}
