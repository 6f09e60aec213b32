import type { Vocabulary } from './spelling.ts';

export interface Token {
  /** Small letters, no accents, no apostrophes: "Can’t" is "cant". */
  word: string;
  start: number;
  end: number;
  /** Sentences are counted from 0. */
  sentence: number;
  /** A comma, colon, dash or bracket, or the end of a sentence, stands before it. */
  opensClause: boolean;
  /** What the word can stand for in the lists; see spelling.ts. */
  keys: readonly string[];
}

const wordPattern = /[\p{L}\p{M}\p{N}\p{Cf}'’‘ʼ`´]+/gu;
/** Longer words are cut, and then unknown. */
const longestWord = 40;
/** A full stop between two words, or a line break. A point inside of "3.5" or "e.g" is none. */
const sentenceEnd = /[.!?;…。](?:\s|["”)\]]|$)|[!?]|[\r\n\u0085\u2028\u2029]/u;
const clauseBreak = /[,:()–—]|\s-|\.\./u;

/** The words of a text in time that grows with its length and no faster. */
export function tokensOf(text: string, { keysOf, partsOf }: Pick<Vocabulary, 'keysOf' | 'partsOf'>): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let end = 0;
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    const word = plain(written);
    if (!word) continue;
    const between = text.slice(end, index);
    const ends = tokens.length > 0 && sentenceEnd.test(between);
    if (ends) sentence++;
    end = index + written.length;
    const opensClause = ends || clauseBreak.test(between);
    const [first = word, second] = partsOf(word);
    const middle = second ? Math.min(index + first.length, end) : end;
    tokens.push({ word: first, start: index, end: middle, sentence, opensClause, keys: keysOf(first) });
    if (second)
      tokens.push({ word: second, start: middle, end, sentence, opensClause: false, keys: keysOf(second) });
  }
  return tokens;
}

/** One spelling of each letter, nothing unseen: wide letters, accents, capitals and apostrophes hide no word. */
function plain(written: string): string {
  return written
    .slice(0, longestWord * 4)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(0, longestWord);
}
