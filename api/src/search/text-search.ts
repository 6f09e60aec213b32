import type { Match } from './newest-matches.ts';

/** Keeps a parameter and gives its place. */
export type Value = (each: unknown) => string;

// More words than this make a search no narrower.
const mostWords = 8;

/**
 * `q` as a part of a line, whatever its case; PostgreSQL's lower case on both sides, its wildcards stand for themselves.
 * @param line SQL of the line in lower case, with an index of its trigrams and one of its letter pairs.
 */
export function partOf(line: string, q: string, value: Value): Match {
  if (!isShort(q)) {
    const pattern = q.replace(/[\\%_]/g, '\\$&');
    return { indexed: `${line} LIKE '%' || lower(${value(pattern)}::text) || '%'` };
  }
  const letters = `lower(${value(q)}::text)`;
  return {
    indexed: `letter_pairs(${line}) @> ARRAY[${letters}]`,
    read: `strpos(${line}, ${letters}) > 0`,
  };
}

/** The words of `q`, each of them anywhere in a post. */
export function wordsOf(q: string, value: Value): Match[] {
  const words = q
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => wordMatches(word, value));
  if (words.length === 0) return [];
  return [{ indexed: `post.words @@ (${words.join(' && ')}) AND takes_reading(post.id)` }];
}

/** The word as it is written or by its English stem; its beginning will do, if that says enough. */
function wordMatches(word: string, value: Value): string {
  const place = value(`'${word.replace(/['\\]/g, ' ')}'${isShort(word) ? '' : ':*'}`);
  return `(to_tsquery('simple', ${place}) || to_tsquery('english', ${place}))`;
}

// The beginnings of too many words to be looked up, and no trigram.
function isShort(text: string): boolean {
  return [...text].length < 3;
}
