import { meaningsOf, wordsOf } from './words.ts';

// Kinds of features, mixed into the hash of each.
const [word, pair, question, letters, meaning, meaningPair, asked] = [1, 2, 3, 4, 5, 6, 7];

/**
 * What the learner counts of a sentence, each as a hash of 32 bits (FNV-1a), signed because V8 keeps those without a box: its words alone and in rows of two and three, pairs up to four
 * words apart, runs of two to six letters, each word together with the question, and the same of what the words mean. Some occur more than once.
 */
export function featuresOf(sentence: string, answerTo: string): number[] {
  const found: number[] = [];
  const words = wordsOf(sentence);
  const own = words.map(hashOf);
  const meant = meaningsOf(words).map(hashOf);
  addRows(found, own, mix(start, word), mix(start, pair), 4);
  addRows(found, meant, mix(start, meaning), mix(start, meaningPair), 5);
  const about = hashOf(answerTo);
  const ofQuestion = mix(mix(start, question), about);
  const ofMeaning = mix(mix(start, asked), about);
  found.push(ofQuestion);
  for (const one of own) found.push(mix(ofQuestion, one));
  for (const one of meant) found.push(mix(ofMeaning, one));
  for (const one of words) addLetters(found, `_${one}_`);
  return found;
}

function addRows(
  found: number[],
  words: readonly number[],
  alone: number,
  apart: number,
  furthest: number,
): void {
  for (let at = 0; at < words.length; at++) {
    let row = alone;
    for (let next = at; next < Math.min(at + 3, words.length); next++) {
      row = mix(row, words[next] ?? 0);
      found.push(row);
    }
    const first = mix(apart, words[at] ?? 0);
    for (let other = at + 2; other <= Math.min(at + furthest, words.length - 1); other++)
      found.push(mix(first, words[other] ?? 0));
  }
}

const fromLetters = 2;
const mostLetters = 6;

function addLetters(found: number[], padded: string): void {
  for (let from = 0; from < padded.length; from++) {
    let hash = mix(start, letters);
    const end = Math.min(from + mostLetters, padded.length);
    for (let to = from; to < end; to++) {
      hash = mix(hash, padded.charCodeAt(to));
      if (to - from + 1 >= fromLetters) found.push(hash);
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
