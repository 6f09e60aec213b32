import { brotliCompressSync } from 'node:zlib';
import type { LearnedWeights } from '../src/learned/classifier.ts';
import { classCount, type Head, type Model } from './train.ts';

/** @param thresholds of each state of each head @param from the fingerprint of what the model was learned from */
export function packed(
  { rows, weights, bias, rarity }: Model,
  heads: readonly Head[],
  thresholds: readonly (readonly number[])[],
  from: string,
): LearnedWeights {
  const classes = classCount(heads);
  const largest = (numbers: Float32Array) =>
    numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1;
  const scale = largest(weights);
  const rarityScale = largest(rarity) / 255;
  const bytes = Int8Array.from(weights, (one) => Math.round((127 * one) / scale));
  const places = [...rows.values()].map((row) =>
    Array.from({ length: classes }, (_, c) => row * classes + c).filter((place) => bytes[place] !== 0),
  );
  const numbers = [
    Uint32Array.from(rows.keys()),
    Uint8Array.from(rarity, (one) => Math.round(one / rarityScale)),
    Uint8Array.from(places, ({ length }) => length),
    Uint8Array.from(places.flat(), (place) => place % classes),
    Int8Array.from(places.flat(), (place) => bytes[place]!),
  ];
  return {
    from,
    heads: heads.map((head, at) => ({ ...head, thresholds: thresholds[at] ?? head.states.map(() => 0.4) })),
    bias: [...bias].map((one) => Number(one.toFixed(4))),
    scale,
    rarityScale,
    features: rows.size,
    numbers: brotliCompressSync(Buffer.concat(numbers.map(({ buffer }) => Buffer.from(buffer)))).toString(
      'base64',
    ),
  };
}

/** Which weights to keep: at most `most`, of at most `features` features, those that change a sum the most. */
export function strongest(
  { rows, weights, rarity }: Model,
  features: number,
  most: number,
): Map<number, Uint8Array> {
  const classes = weights.length / rows.size;
  const effects = weights.map((one, at) => Math.abs(one * rarity[Math.floor(at / classes)]!));
  const of = (row: number) => effects.subarray(row * classes, (row + 1) * classes);
  const strengthOf = (row: number) => of(row).reduce((sum, one) => sum + one ** 2, 0);
  const kept = [...rows]
    .map(([feature, row]) => ({ feature, row, strength: strengthOf(row) }))
    .sort((one, other) => other.strength - one.strength || one.feature - other.feature)
    .slice(0, features);
  const all = Float32Array.from(kept.flatMap(({ row }) => [...of(row)])).sort();
  const least = all[Math.max(0, all.length - most)] ?? 0;
  return new Map(
    kept.map(({ feature, row }) => [feature, Uint8Array.from(of(row), (one) => (one > least ? 1 : 0))]),
  );
}
