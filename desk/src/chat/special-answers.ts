import { readFileSync } from 'node:fs';
import { nearestAmong, type WithExamples } from '../nearest-example.ts';
import { bare, guesses, type TopicName } from './topics.ts';

/** Without `say`, the topics in `with` answer; otherwise they may follow it. The first of `asks` is its button. */
export interface SpecialAnswer extends WithExamples {
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

/** How much the same topics add to a score. */
const ofTopics = 0.3;

let known: ReturnType<typeof learned> | undefined;

function learned() {
  const nearest = nearestAmong(specialAnswers);
  const topics = specialAnswers.map(({ asks }) => {
    const chances = new Map<string, number>();
    const few = asks.slice(0, 4);
    for (const { state, probability } of few.flatMap(topicsOf))
      chances.set(state, (chances.get(state) ?? 0) + probability / few.length);
    return chances;
  });
  const examples = new Map(specialAnswers.flatMap((one) => one.asks.map((ask) => [bare(ask), one] as const)));
  return { nearest, topics, examples };
}

const topicsOf = (text: string) => guesses(text).filter(({ probability }) => probability > 0.02);

const [toThem, toOthers] = [1.15, 0.6];
const toSign = 1.3;

function nearnessFor({ of }: SpecialAnswer, theirs?: readonly Whose[]): number {
  if (!theirs || !of) return 1;
  if (of === withSign) return theirs.includes(of) ? toSign : 0;
  return theirs.includes(of) ? toThem : toOthers;
}

interface Nearest {
  answer: SpecialAnswer | undefined;
  /** Infinite for one of its own examples. */
  sureness: number;
  /** The next ones. */
  others: SpecialAnswer[];
}

/** @param theirs circumstances of the person asking */
export function specialAnswer(question: string, theirs?: readonly Whose[]): Nearest {
  known ??= learned();
  const { nearest, topics, examples } = known;
  const own = examples.get(bare(question));
  if (own && nearnessFor(own, theirs) > 0)
    return { answer: own, sureness: Number.POSITIVE_INFINITY, others: [] };
  const likely = topicsOf(question);
  const factors = specialAnswers.map((answer, at) => {
    const same = likely.map(({ state, probability }) =>
      Math.sqrt(probability * (topics[at]?.get(state) ?? 0)),
    );
    return nearnessFor(answer, theirs) * (1 + ofTopics * same.reduce((sum, one) => sum + one, 0));
  });
  const { ranked, sureness } = nearest(question, (at) => factors[at] ?? 0);
  const [answer, ...others] = ranked.slice(0, 3).flatMap(({ at }) => specialAnswers[at] ?? []);
  return { answer, sureness, others };
}
