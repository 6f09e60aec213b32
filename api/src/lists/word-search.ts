import type { ObjectLiteral } from 'typeorm';

// More words than this make a search no narrower.
const mostWords = 8;

/**
 * A tsquery that asks for each word of the text: as it is written or by its English stem; its beginning will do, from three
 * letters on. Signs part words, as they do in what is searched (`searchable_words` in the database).
 */
export function wordQuery(text: string, name: string): { sql: string; parameters: ObjectLiteral } {
  const words = text.split(/[\p{P}\p{S}\s]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.slice(0, mostWords);
  const sql = chosen.map(
    (_, i) => `(to_tsquery('simple', :${name}${i}) || to_tsquery('english', :${name}${i}))`,
  );
  const values = chosen.map((word, i) => [`${name}${i}`, `'${word}'${[...word].length < 3 ? '' : ':*'}`]);
  return { sql: sql.join(' && ') || 'CAST(NULL AS tsquery)', parameters: Object.fromEntries(values) };
}
