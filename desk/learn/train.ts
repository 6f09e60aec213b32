import { norm } from '../src/learned/classifier.ts';

export interface Head {
  name: string;
  states: string[];
}

export interface Example {
  features: Uint32Array;
  /** For each head the place of its state, counted from 1; 0 for none. */
  states: Int16Array;
}

export interface Model {
  /** The row of a feature in `weights` and `rarity`. */
  rows: Map<number, number>;
  /** Row by row, one number for each class. The classes of a head stand together, "none" first, whose weights stay 0. */
  weights: Float32Array;
  bias: Float32Array;
  /** The logarithm of how rare a feature is. */
  rarity: Float32Array;
}

const epochs = 8;
const rate = 0.5;
const decay = 1e-5;
const fewestSentences = 2;
const seed = 7;
/** Errors below this teach nothing more. */
const leastError = 0.002;

/**
 * Multinomial logistic regression for each head, by AdaGrad (Duchi, Hazan, Singer 2011). The same input gives the same model.
 * @param kept which weights of which features may differ from 0, one number for each class; without it all
 */
export function train(
  examples: readonly Example[],
  heads: readonly Head[],
  kept?: ReadonlyMap<number, Uint8Array>,
): Model {
  const firsts = firstClasses(heads);
  const classes = classCount(heads);
  const { rows, rarity } = rowsOf(examples, kept);
  const model = {
    rows,
    rarity,
    weights: new Float32Array(rows.size * classes),
    bias: new Float32Array(classes),
  };
  const isFree = freeWeights(rows, firsts, classes, kept);
  const squares = new Float32Array(model.weights.length).fill(0.01);
  const biasSquares = new Float32Array(classes).fill(1);
  const known = examples.map(({ features }) =>
    Int32Array.from([...features].flatMap((one) => rows.get(one) ?? [])),
  );
  const scales = known.map((own) => scaleOf(own, rarity));
  const random = randomFrom(seed);
  const order = examples.map((_, at) => at);
  const p = new Float32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const own = known[at]!;
      const { states } = examples[at]!;
      probabilities(model, own, scales[at]!, heads, firsts, p);
      for (const [head, first] of firsts.entries()) p[first + states[head]!]! -= 1;
      const wrong: number[] = [];
      for (let c = 0; c < classes; c++) if (Math.abs(p[c]!) > leastError) wrong.push(c);
      for (const c of wrong) {
        biasSquares[c]! += p[c]! ** 2;
        model.bias[c]! -= (rate * p[c]!) / Math.sqrt(biasSquares[c]!);
      }
      for (const row of own) {
        const base = row * classes;
        const x = scales[at]! * rarity[row]!;
        for (let k = 0; k < wrong.length; k++) {
          const c = wrong[k]!;
          const place = base + c;
          if (isFree[place] === 0) continue;
          const gradient = p[c]! * x + decay * model.weights[place]!;
          squares[place]! += gradient * gradient;
          model.weights[place]! -= (rate * gradient) / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return model;
}

export function classCount(heads: readonly Head[]): number {
  return heads.reduce((sum, { states }) => sum + states.length + 1, 0);
}

function firstClasses(heads: readonly Head[]): number[] {
  let first = 0;
  return heads.map(({ states }) => {
    first += states.length + 1;
    return first - states.length - 1;
  });
}

function rowsOf(
  examples: readonly Example[],
  kept?: ReadonlyMap<number, unknown>,
): Pick<Model, 'rows' | 'rarity'> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const common = [...counts].filter(([one, count]) => count >= fewestSentences && (kept?.has(one) ?? true));
  return {
    rows: new Map(common.map(([one], row) => [one, row])),
    rarity: Float32Array.from(common, ([, count]) => Math.log(examples.length / count) / 8),
  };
}

function freeWeights(
  rows: ReadonlyMap<number, number>,
  firsts: readonly number[],
  classes: number,
  kept?: ReadonlyMap<number, Uint8Array>,
): Uint8Array {
  const isFree = new Uint8Array(rows.size * classes).fill(1);
  for (const [one, row] of rows) {
    const only = kept?.get(one);
    if (only) isFree.set(only, row * classes);
    for (const first of firsts) isFree[row * classes + first] = 0;
  }
  return isFree;
}

function scaleOf(rows: Int32Array, rarity: Float32Array): number {
  let squares = 0;
  for (const row of rows) squares += rarity[row]! ** 2;
  return squares > 0 ? squares ** norm : 0;
}

function probabilities(
  { weights, bias, rarity }: Model,
  rows: Int32Array,
  scale: number,
  heads: readonly Head[],
  firsts: readonly number[],
  p: Float32Array,
): void {
  p.fill(0);
  for (const row of rows) {
    const base = row * p.length;
    const rare = rarity[row]!;
    for (let c = 0; c < p.length; c++) p[c]! += rare * weights[base + c]!;
  }
  for (let c = 0; c < p.length; c++) p[c] = p[c]! * scale + bias[c]!;
  for (const [at, first] of firsts.entries()) {
    const end = first + heads[at]!.states.length;
    let most = -Infinity;
    for (let c = first; c <= end; c++) most = Math.max(most, p[c]!);
    let sum = 0;
    for (let c = first; c <= end; c++) {
      p[c] = Math.exp(p[c]! - most);
      sum += p[c]!;
    }
    for (let c = first; c <= end; c++) p[c]! /= sum;
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Mulberry32, a generator of pseudo-random numbers from 0 to 1. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
