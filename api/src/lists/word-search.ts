import type { ObjectLiteral } from 'typeorm';

const maxWords = 8;

/** Makes a tsquery for the words of a text, as written or stemmed, or by their first three letters or more. */
export function wordQuery(text: string, name: string): { sql: string; parameters: ObjectLiteral } {
  const words = text.split(/[\p{P}\p{S}\s]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.slice(0, maxWords);
  const sql = chosen.map(
    (_, i) => `(to_tsquery('simple', :${name}${i}) || to_tsquery('english', :${name}${i}))`,
  );
  const values = chosen.map((word, i) => [`${name}${i}`, `'${word}'${[...word].length < 3 ? '' : ':*'}`]);
  return { sql: sql.join(' && ') || 'CAST(NULL AS tsquery)', parameters: Object.fromEntries(values) };
}
