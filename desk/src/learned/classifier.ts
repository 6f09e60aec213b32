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
  private readonly rows: RowTable;
  /** Of each row the last sentence that had its feature. */
  private readonly seen: Uint32Array;
  private sentences = 0;
  private readonly bias: Float32Array;
  private readonly rarity: Float32Array;
  private readonly starts: Uint32Array;
  private readonly classes: Uint8Array;
  private readonly weights: Float32Array;

  constructor({ heads, bias, scale, rarityScale, features, numbers }: LearnedWeights) {
    this.heads = heads;
    this.bias = Float32Array.from(bias);
    const bytes = new Uint8Array(brotliDecompressSync(Buffer.from(numbers, 'base64')));
    const hashes = new Int32Array(bytes.buffer.slice(0, 4 * features));
    this.rows = new RowTable(hashes);
    this.seen = new Uint32Array(features);
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
    const guesses: Guess[] = [];
    let first = 0;
    for (const { name, states, thresholds } of this.heads) {
      const end = first + states.length;
      let all = 0;
      for (let at = first; at <= end; at++) all += Math.exp((sums[at] ?? 0) - (sums[first] ?? 0));
      for (const [at, state] of states.entries()) {
        const probability = Math.exp((sums[first + at + 1] ?? 0) - (sums[first] ?? 0)) / all;
        const threshold = thresholds[at] ?? 1;
        if (probability >= least)
          guesses.push({ name, state, probability, threshold, counts: probability >= threshold });
      }
      first = end + 1;
    }
    return guesses;
  }

  /** The same, the likeliest first. */
  likeliest(sentence: string, answerTo: string): Guess[] {
    return this.guesses(sentence, answerTo).sort((one, other) => other.probability - one.probability);
  }

  private sumsOf(features: readonly number[]): Float32Array {
    const sums = new Float32Array(this.bias.length);
    const sentence = ++this.sentences;
    let squares = 0;
    for (const feature of features) {
      const row = this.rows.of(feature);
      if (row < 0 || this.seen[row] === sentence) continue;
      this.seen[row] = sentence;
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

/** The row of a feature's hash, in open addressing: most of a sentence's features have none, and a Map takes four times as long to say so. */
class RowTable {
  private readonly mask: number;
  private readonly hashes: Int32Array;
  private readonly rows: Int32Array;

  constructor(hashes: Int32Array) {
    const size = 2 ** Math.ceil(Math.log2(4 * hashes.length + 1));
    this.mask = size - 1;
    this.hashes = new Int32Array(size);
    this.rows = new Int32Array(size).fill(-1);
    for (const [row, hash] of hashes.entries()) {
      let slot = hash & this.mask;
      while ((this.rows[slot] ?? -1) >= 0) slot = (slot + 1) & this.mask;
      this.hashes[slot] = hash;
      this.rows[slot] = row;
    }
  }

  /** Below 0 for a hash that has none. */
  of(hash: number): number {
    for (let slot = hash & this.mask; ; slot = (slot + 1) & this.mask) {
      const row = this.rows[slot] ?? -1;
      if (row < 0 || this.hashes[slot] === hash) return row;
    }
  }
}
