import type { Vocabulary } from './spelling.ts';

export interface Token {
  /** Lower case without accents and apostrophes: "Can’t" is "cant". */
  word: string;
  start: number;
  end: number;
  sentence: number;
  opensClause: boolean;
  keys: readonly string[];
}

const wordPattern = /[\p{L}\p{M}\p{N}\p{Cf}'’‘ʼ`´]+/gu;
const longestWord = 40;
/** A period counts between two words, not in "3.5" or "e.g". */
const sentenceEnd = /[.!?;…。](?:\s|["”)\]]|$)|[!?]|[\r\n\u0085\u2028\u2029]/u;
const clauseBreak = /[,:()–—]|\s-|\.\./u;

/** Splits a text into words. The time grows only with its length. */
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

function plain(written: string): string {
  return written
    .slice(0, longestWord * 4)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(0, longestWord);
}
