/** Ways to say that a post matches what somebody typed: as a part of title and summary, or word by word anywhere. */
export interface TextSearch {
  /** For any post. */
  condition: string;
  /** The same without an index, for a few posts; where that is the faster way to common matches. */
  nearCondition?: string;
}

// More words than this make a search no narrower.
const mostWords = 8;

/** @param value keeps a parameter and gives its place. */
export function textSearch(q: string, value: (each: unknown) => string): TextSearch {
  const words = q
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map((word) => wordMatches(word, value));
  const orWords = words.length > 0 ? ` OR post.words @@ (${words.join(' && ')})` : '';
  if (isShort(q)) {
    const part = `lower(${value(q)}::text)`;
    return {
      condition: `(letter_pairs(post.heading) @> ARRAY[${part}]${orWords})`,
      nearCondition: `(strpos(post.heading, ${part}) > 0${orWords})`,
    };
  }
  // PostgreSQL's lower case on both sides; its wildcards stand for themselves.
  const pattern = `'%' || lower(${value(q.replace(/[\\%_]/g, '\\$&'))}::text) || '%'`;
  return { condition: `(post.heading LIKE ${pattern}${orWords}) AND takes_reading(post.id)` };
}

/** The word as it is written or by its English stem; its beginning will do, if that says enough. */
function wordMatches(word: string, value: (each: unknown) => string): string {
  const place = value(`'${word.replace(/['\\]/g, ' ')}'${isShort(word) ? '' : ':*'}`);
  return `(to_tsquery('simple', ${place}) || to_tsquery('english', ${place}))`;
}

// The beginnings of too many words to be looked up, and no trigram.
function isShort(text: string): boolean {
  return [...text].length < 3;
}
