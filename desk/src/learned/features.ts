import { meaningsOf, wordsOf } from './words.ts';

// Kinds of features, mixed into the hash of each.
const [word, pair, question, letters, meaning, meaningPair, asked] = [1, 2, 3, 4, 5, 6, 7];

/**
 * What the learner counts of a sentence, each as a hash of 32 bits (FNV-1a): its words alone and in rows of two and three, pairs up to four
 * words apart, runs of two to six letters, each word together with the question, and the same of what the words mean.
 */
export function featuresOf(sentence: string, answerTo: string): Set<number> {
  const found = new Set<number>();
  const words = wordsOf(sentence);
  const about = hashOf(answerTo);
  const add = (kind: number, ...parts: number[]) => found.add(parts.reduce(mix, mix(start, kind)) >>> 0);
  addRows(words.map(hashOf), word, pair, 4, add);
  const meant = meaningsOf(words).map(hashOf);
  addRows(meant, meaning, meaningPair, 5, add);
  add(question, about);
  for (const one of words) {
    add(question, about, hashOf(one));
    const padded = `_${one}_`;
    for (let from = 0; from < padded.length; from++) {
      let hash = mix(start, letters);
      for (let to = from; to < padded.length && to < from + 6; to++) {
        hash = mix(hash, padded.charCodeAt(to));
        if (to > from) found.add(hash >>> 0);
      }
    }
  }
  for (const one of meant) add(asked, about, one);
  return found;
}

type Add = (kind: number, ...parts: number[]) => void;

function addRows(words: readonly number[], alone: number, apart: number, furthest: number, add: Add): void {
  for (const [at, one] of words.entries()) {
    add(alone, one);
    const next = words[at + 1];
    if (next !== undefined) add(alone, one, next);
    const third = words[at + 2];
    if (next !== undefined && third !== undefined) add(alone, one, next, third);
    for (let gap = 2; gap <= furthest; gap++) {
      const other = words[at + gap];
      if (other !== undefined) add(apart, one, other);
    }
  }
}

const start = 0x811c9dc5;

function mix(hash: number, part: number): number {
  const mixed = Math.imul(hash ^ part, 0x01000193);
  return mixed ^ (mixed >>> 15);
}

function hashOf(text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}
