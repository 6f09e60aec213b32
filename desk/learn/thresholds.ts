import type { Guess } from '../src/learned/classifier.ts';
import { choose, type Read } from '../src/reader/choose.ts';

/** What was read of one desk by a classifier that has not learned from its writer, and what its sentences say. */
export interface Tried {
  read: Read<string>[];
  labels: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Somebody else's wrong finding costs as much as this many right ones bring. */
const cost = 1;
/** How many findings of all states speak along with those of one. */
const shared = 15;
const steps = Array.from({ length: 29 }, (_, at) => Number((0.1 + 0.025 * at).toFixed(3)));

interface Finding {
  name: string;
  state: string;
  probability: number;
  isRight: boolean;
}

/** From which probability each state counts: where right findings outweigh the wrong ones the most. */
export function thresholdsOf(
  desks: readonly Tried[],
  heads: readonly { name: string; states: readonly string[] }[],
): number[][] {
  const found: Finding[] = desks.flatMap(({ read, labels }) =>
    [...choose(read).values()].flatMap(({ name, state, probability }) => {
      const states = labels.get(name);
      return states && states.size > 1
        ? []
        : [{ name, state, probability, isRight: states?.has(state) ?? false }];
    }),
  );
  const likely = found.filter(({ probability }) => probability >= (steps[0] ?? 0));
  const ofAll = steps.map((step) => worth(likely, step) / likely.length);
  return heads.map(({ name, states }) =>
    states.map((state) => {
      const own = likely.filter((one) => one.name === name && one.state === state);
      const worths = steps.map((step, at) => worth(own, step) + shared * (ofAll[at] ?? 0));
      return steps[worths.indexOf(Math.max(...worths))] ?? 1;
    }),
  );
}

function worth(found: readonly Finding[], least: number): number {
  return found.reduce(
    (sum, { probability, isRight }) => (probability < least ? sum : sum + (isRight ? 1 : -cost)),
    0,
  );
}

export function withThresholds(
  desk: Tried,
  heads: readonly { name: string; states: readonly string[] }[],
  thresholds: number[][],
): Tried {
  const least = new Map(
    heads.flatMap(({ name, states }, at) =>
      states.map((state, place) => [`${name} ${state}`, thresholds[at]?.[place] ?? 1]),
    ),
  );
  return {
    ...desk,
    read: desk.read.map(({ place, guesses }) => ({
      place,
      guesses: guesses.map((guess) => ({
        ...guess,
        counts: guess.probability >= (least.get(`${guess.name} ${guess.state}`) ?? 1),
      })),
    })),
  };
}

export interface TriedQuestion {
  text: string;
  topic: string | undefined;
  /** The likeliest first. */
  guesses: readonly Guess[];
}

/** What a wrong answer costs, and what it brings when the right one is among the three that are offered, by the worth of a right answer. */
const [wrongAnswer, offered] = [0.6, 0.3];

/** From which probability a topic is clear: where answers help the most. */
export function clearFrom(questions: readonly TriedQuestion[]): number {
  const worths = steps.map((step) =>
    questions.reduce((sum, { topic, guesses: [first, second, third] }) => {
      const isRight = first?.state === topic;
      if (first && first.probability >= step) return sum + (isRight ? 1 : -wrongAnswer);
      return sum + ([first, second, third].some((one) => one?.state === topic) ? offered : 0);
    }, 0),
  );
  return steps[worths.indexOf(Math.max(...worths))] ?? 1;
}
