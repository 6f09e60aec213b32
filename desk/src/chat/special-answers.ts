import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { meaningsOf, wordsOf } from '../learned/words.ts';
import { bare, guesses, type TopicName } from './topics.ts';

export interface SpecialAnswer {
  asks: readonly string[];
  /** Without `say`, the topics in `with` answer; otherwise they may follow it. */
  say?: string;
  with?: readonly TopicName[];
  for?: Readonly<Record<string, string>>;
  of?: Whose;
}

export const circumstances = ['wheelchair', 'pregnant', 'low vision', 'with one hand', 'of a child'] as const;

/** They wrote a sign that a doctor should see soon. */
export const withSign = 'with a sign' as const;
export type Whose = (typeof circumstances)[number] | typeof withSign;

const lines = readFileSync(new URL('../../texts/special-answers.jsonl', import.meta.url), 'utf8').trim();

export const specialAnswers = lines.split('\n').map((line): SpecialAnswer => JSON.parse(line));

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word);

/** The four-letter runs catch misspellings and compounds. */
function termsOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => /[\p{L}\d]/u.test(word));
  const runs = words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => `#${` ${word} `.slice(at, at + 4)}`),
  );
  return [...meaningsOf(words).map(stemOf), ...runs];
}

const boost = { asks: 1, say: 0.5 };
/** How much the same topics add to a score. */
const ofTopics = 0.3;

let known: ReturnType<typeof learned> | undefined;

function learned() {
  const index = new MiniSearch({ fields: ['asks', 'say'], tokenize: termsOf, processTerm: (term) => term });
  index.addAll(specialAnswers.map(({ asks, say = '' }, id) => ({ id, asks: asks.join('\n'), say })));
  const topics = specialAnswers.map(({ asks }) => {
    const chances = new Map<string, number>();
    const few = asks.slice(0, 4);
    for (const { state, probability } of few.flatMap(topicsOf))
      chances.set(state, (chances.get(state) ?? 0) + probability / few.length);
    return chances;
  });
  const examples = new Map(specialAnswers.flatMap((one) => one.asks.map((ask) => [bare(ask), one] as const)));
  return { index, topics, examples };
}

const topicsOf = (text: string) => guesses(text).filter(({ probability }) => probability > 0.02);

const [toThem, toOthers] = [1.15, 0.6];
const toSign = 1.3;

function nearnessFor({ of }: SpecialAnswer, theirs?: readonly Whose[]): number {
  if (!theirs || !of) return 1;
  if (of === withSign) return theirs.includes(of) ? toSign : 0;
  return theirs.includes(of) ? toThem : toOthers;
}

/**
 * The nearest answer. `sureness` grows with its score and its lead over the next one: mostly 40 to 400, infinite for one of its own examples.
 * @param theirs circumstances of the person asking
 */
export function specialAnswer(
  question: string,
  theirs?: readonly Whose[],
): { answer: SpecialAnswer | undefined; sureness: number } {
  known ??= learned();
  const { index, topics, examples } = known;
  const own = examples.get(bare(question));
  if (own && nearnessFor(own, theirs) > 0) return { answer: own, sureness: Number.POSITIVE_INFINITY };
  const likely = topicsOf(question);
  const factors = specialAnswers.map((answer, at) => {
    const same = likely.map(({ state, probability }) =>
      Math.sqrt(probability * (topics[at]?.get(state) ?? 0)),
    );
    return nearnessFor(answer, theirs) * (1 + ofTopics * same.reduce((sum, one) => sum + one, 0));
  });
  const [best, next] = index.search(question, { boost, boostDocument: (id) => factors[id] ?? 0 });
  if (!best) return { answer: undefined, sureness: 0 };
  const terms = new Set(termsOf(question)).size;
  return {
    answer: specialAnswers[best.id],
    sureness: best.score ** 2 / ((next?.score ?? best.score) * terms),
  };
}
