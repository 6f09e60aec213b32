/** Conditions that a post matches what somebody typed; one of them will do. */
export interface TextSearch {
  /** As a part of title and summary. */
  part: string;
  /** The same without an index; for a few posts, and where the index does not know what is common. */
  partRead?: string;
  /** Word by word, anywhere in the post. */
  words?: string;
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
  return {
    ...partOf(q, value),
    ...(words.length > 0
      ? { words: `post.words @@ (${words.join(' && ')}) AND takes_reading(post.id)` }
      : {}),
  };
}

// PostgreSQL's lower case on both sides; its wildcards stand for themselves.
function partOf(q: string, value: (each: unknown) => string): Pick<TextSearch, 'part' | 'partRead'> {
  if (!isShort(q)) {
    const pattern = q.replace(/[\\%_]/g, '\\$&');
    return { part: `post.heading LIKE '%' || lower(${value(pattern)}::text) || '%'` };
  }
  const letters = `lower(${value(q)}::text)`;
  return {
    part: `letter_pairs(post.heading) @> ARRAY[${letters}]`,
    partRead: `strpos(post.heading, ${letters}) > 0`,
  };
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
