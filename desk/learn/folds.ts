import { Classifier } from '../src/learned/classifier.ts';
import { featuresOf } from '../src/learned/features.ts';
import type { Labelled } from './data.ts';
import { packed, strongest } from './pack.ts';
import { type Example, type Head, train } from './train.ts';

export interface Sizes {
  features: number;
  weights: number;
}

/** The states of each head that sentences are labelled with. */
export function statesIn(sentences: readonly Labelled[]): Map<string, Set<string>> {
  const states = new Map<string, Set<string>>();
  for (const { labels } of sentences)
    for (const [name, state] of Object.entries(labels))
      states.set(name, (states.get(name) ?? new Set()).add(state));
  return states;
}

export function headsOf(sentences: readonly Labelled[]): Head[] {
  return [...statesIn(sentences)]
    .map(([name, of]) => ({ name, states: [...of].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function exampleOf({ text, question, labels }: Labelled, heads: readonly Head[]): Example {
  return {
    features: Uint32Array.from(new Set(featuresOf(text, question))),
    states: Int16Array.from(heads, ({ name, states }) => {
      const state = labels[name];
      return state === undefined ? 0 : states.indexOf(state) + 1;
    }),
  };
}

/** Trains with all features, keeps the strongest weights, and trains these once more. */
export function learn(
  examples: readonly Example[],
  heads: Head[],
  { features, weights }: Sizes,
  thresholds: readonly (readonly number[])[],
  from = '',
) {
  const all = train(examples, heads);
  const few = train(examples, heads, strongest(all, features, weights));
  return packed(few, heads, thresholds, from);
}

/** A classifier for each fold of the writers, which has not learned from them. */
export function* folds(
  sentences: readonly Labelled[],
  heads: Head[],
  sizes: Sizes,
  count: number,
  writers = [...new Set(sentences.map(({ writer }) => writer))],
) {
  const examples = sentences.map((sentence) => exampleOf(sentence, heads));
  for (let fold = 0; fold < count; fold++) {
    const out = new Set(writers.filter((_, at) => at % count === fold));
    const own = examples.filter((_, at) => !out.has(sentences[at]!.writer));
    yield { out, classifier: new Classifier(learn(own, heads, sizes, [])) };
  }
}
