import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { featuresOf } from './features.ts';

/** A question with one answer of several, or none: a factor and its states. */
export interface Head {
  name: string;
  states: readonly string[];
  /** From which probability a state counts, in the order of `states`. */
  thresholds: readonly number[];
}

/** What `npm run learn` writes. */
export interface LearnedWeights {
  /** SHA-256 of the sentences and the code that it was learned from. */
  from: string;
  heads: readonly Head[];
  bias: readonly number[];
  /** What 127 stands for. */
  scale: number;
  rarityScale: number;
  features: number;
  /** Compressed by Brotli, in base64: of each feature its hash (32 bits), its rarity and how many weights it has; then the weights' classes and the weights (signed), each 8 bits. */
  numbers: string;
}

/** Of a finding: how sure the learner is, from 0 to 1. */
export interface Guess {
  name: string;
  state: string;
  probability: number;
  /** From which probability it counts. */
  threshold: number;
  counts: boolean;
}

/** A sentence's features are scaled by the sum of their squares to the power of this. */
export const norm = -0.4;

/** What is less likely is not told. */
const least = 0.001;

/** A linear classifier over the words of a sentence. */
export class Classifier {
  readonly heads: readonly Head[];
  /** Of each feature's hash its place among the rarities. */
  private readonly rows: ReadonlyMap<number, number>;
  private readonly bias: Float32Array;
  private readonly rarity: Float32Array;
  private readonly starts: Uint32Array;
  private readonly classes: Uint8Array;
  private readonly weights: Float32Array;

  constructor({ heads, bias, scale, rarityScale, features, numbers }: LearnedWeights) {
    this.heads = heads;
    this.bias = Float32Array.from(bias);
    const bytes = new Uint8Array(brotliDecompressSync(Buffer.from(numbers, 'base64')));
    const hashes = new Int32Array(bytes.buffer, 0, features);
    this.rows = new Map(Array.from(hashes, (hash, row) => [hash, row]));
    this.rarity = Float32Array.from(bytes.subarray(4 * features, 5 * features), (one) => one * rarityScale);
    let end = 0;
    const ends = Array.from(bytes.subarray(5 * features, 6 * features), (size) => (end += size));
    this.starts = Uint32Array.from([0, ...ends]);
    this.classes = bytes.subarray(6 * features, 6 * features + end);
    this.weights = Float32Array.from(
      new Int8Array(bytes.buffer, 6 * features + end),
      (one) => (one * scale) / 127,
    );
  }

  /** Of a `name` in `desk/weights`. */
  static from(name: 'facts' | 'signs' | 'questions'): Classifier {
    return new Classifier(
      JSON.parse(readFileSync(new URL(`../../weights/${name}.json`, import.meta.url), 'utf8')),
    );
  }

  /**
   * The states that a sentence may say, of each head.
   * @param answerTo the question that it answers
   */
  guesses(sentence: string, answerTo: string): Guess[] {
    const sums = this.sumsOf(featuresOf(sentence, answerTo));
    let first = 0;
    return this.heads.flatMap(({ name, states, thresholds }) => {
      const [none = 0, ...others] = sums.subarray(first, first + states.length + 1);
      first += states.length + 1;
      const odds = others.map((sum) => Math.exp(sum - none));
      const all = odds.reduce((sum, one) => sum + one, 1);
      return states.flatMap((state, at) => {
        const probability = (odds[at] ?? 0) / all;
        const threshold = thresholds[at] ?? 1;
        if (probability < least) return [];
        return { name, state, probability, threshold, counts: probability >= threshold };
      });
    });
  }

  /** The same, the likeliest first. */
  likeliest(sentence: string, answerTo: string): Guess[] {
    return this.guesses(sentence, answerTo).sort((one, other) => other.probability - one.probability);
  }

  private sumsOf(features: readonly number[]): Float32Array {
    const sums = new Float32Array(this.bias.length);
    let squares = 0;
    for (const row of new Set(features.flatMap((feature) => this.rows.get(feature) ?? []))) {
      const rarity = this.rarity[row] ?? 0;
      squares += rarity ** 2;
      for (let at = this.starts[row] ?? 0; at < (this.starts[row + 1] ?? 0); at++) {
        const one = this.classes[at] ?? 0;
        sums[one] = (sums[one] ?? 0) + rarity * (this.weights[at] ?? 0);
      }
    }
    const size = squares > 0 ? squares ** norm : 0;
    return sums.map((sum, at) => sum * size + (this.bias[at] ?? 0));
  }
}
