import type { ObjectLiteral } from 'typeorm';

/** What a key of a filter means in SQL; undefined where its value asks for nothing. `name` is free for a parameter. */
export type Condition<Value> = (
  value: Value,
  name: string,
) => { sql: string; parameters?: ObjectLiteral } | undefined;

export function equals(sql: string): Condition<string | number | boolean> {
  return (value, name) => ({ sql: `(${sql}) = :${name}`, parameters: { [name]: value } });
}

/** Is the value, or one of several. */
export function oneOf<Value extends string | number>(sql: string): Condition<Value | Value[]> {
  return (value, name) => ({ sql: `${sql} = ANY(:${name})`, parameters: { [name]: [value].flat() } });
}

export function since(sql: string): Condition<string> {
  return (value, name) => ({ sql: `${sql} >= :${name}`, parameters: { [name]: value } });
}

export function before(sql: string): Condition<string> {
  return (value, name) => ({ sql: `${sql} < :${name}`, parameters: { [name]: value } });
}

/** An array that has the value. */
export function has(sql: string): Condition<string> {
  return (value, name) => ({ sql: `${sql} @> ARRAY[:${name}]::text[]`, parameters: { [name]: value } });
}

/** A text with these letters anywhere in it, whatever their case. Blanks alone ask for nothing. */
export function contains(sql: string): Condition<string> {
  return (value, name) => {
    const text = value.trim();
    if (text === '') return undefined;
    return { sql: `lower(${sql}) LIKE lower(:${name})`, parameters: { [name]: likePattern(text) } };
  };
}

/**
 * Somebody by their name, in either order (“Marsh, Robin”), or by anything else that is known of them. Curly and straight
 * quotes are the same, and commas do not count.
 * @param name SQL of the whole name
 * @param others SQL of the other texts
 */
export function mentions(name: string, ...others: string[]): Condition<string> {
  // The name twice: what ends with the first name again has the last name before it.
  const text = plain(`concat_ws(' ', ${[name, name, ...others].join(', ')})`);
  return (value, parameter) => {
    const sought = value.trim().replace(/\s+/g, ' ');
    if (sought === '') return undefined;
    return {
      sql: `${text} LIKE ${plain(`:${parameter}`)}`,
      parameters: { [parameter]: likePattern(sought) },
    };
  };
}

function plain(sql: string): string {
  return `translate(lower(${sql}), '‘’ʼ“”,', '''''''""')`;
}

/** For LIKE: the text anywhere, its own wildcards standing for themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
