import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Person } from '../auth/user.entity.ts';

/** @returns undefined if the value filters nothing @param name a free parameter name */
export type Condition<Value> = (
  value: Value,
  name: string,
) => { sql: string; parameters?: ObjectLiteral } | undefined;

export type JoinedSort = (query: SelectQueryBuilder<ObjectLiteral>, order: 'ASC' | 'DESC') => string;

type Comparison = (sql: string, parameter: string) => string;

const comparing =
  <Value>(comparison: Comparison) =>
  (sql: string): Condition<Value> =>
  (value, name) => ({ sql: comparison(sql, `:${name}`), parameters: { [name]: value } });

export const equals = comparing<string | number | boolean>((sql, value) => `(${sql}) = ${value}`);
export const since = comparing<string>((sql, value) => `${sql} >= ${value}`);
export const before = comparing<string>((sql, value) => `${sql} < ${value}`);
export const has = comparing<string>((sql, value) => `${sql} @> ARRAY[${value}]::text[]`);

export function oneOf<Value extends string | number>(sql: string): Condition<Value | Value[]> {
  return (value, name) => ({ sql: `${sql} = ANY(:${name})`, parameters: { [name]: [value].flat() } });
}

export function contains(sql: string): Condition<string> {
  return (value, name) => {
    const text = value.trim();
    if (text === '') return undefined;
    return { sql: `searchable(${sql}) LIKE searchable(:${name})`, parameters: { [name]: likePattern(text) } };
  };
}

/** Must match `personName` in the contract. `person` is the alias of the row. */
export const nameOf = (person: string) =>
  `coalesce(
    nullif(concat_ws(' ', ${person}.firstName, ${person}.lastName), ''),
    (SELECT username FROM users WHERE users.id = ${person}.id)
  )`;

/** People are few and sorted first, so that a page of records is read in their order. */
export const byNameOf =
  (personId: string): JoinedSort =>
  (query, order) => {
    const people = (sub: SelectQueryBuilder<ObjectLiteral>) =>
      sub
        .select('named.id', 'id')
        .addSelect(nameOf('named'), 'name')
        .from(Person, 'named')
        .orderBy('name', order);
    query.innerJoin(people, 'sorted_person', `sorted_person.id = ${personId}`);
    return 'sorted_person.name';
  };

/** SQL: whether the staff member `:own` treated this person or wrote a note about them. */
export const isTheirs = (personId: string) =>
  `${personId} IN (
    SELECT visit.person_id FROM client_appointments visit
      JOIN appointment_practitioners taken ON taken.appointment_id = visit.id
      JOIN practitioners ON practitioners.id = taken.practitioner_id AND practitioners.user_id = :own
    UNION SELECT person_id FROM client_notes WHERE author_id = :own
    UNION SELECT noted.person_id FROM ergonomic_assessments noted
      JOIN assessment_notes ON assessment_notes.assessment_id = noted.id AND author_id = :own
  )`;

/** Shows closed records only to owners and to those who treated the person. */
export const unlessClosed = (personId: string) => ({
  toOthers: `${personId} NOT IN (SELECT id FROM people WHERE closed_at IS NOT NULL)`,
  toOwn: isTheirs(personId),
});

/** Matches a name in either order ("Marsh, Robin") or other text, ignoring quotes and commas. */
export function matchesText(name: string, ...others: string[]): Condition<string> {
  // With the name twice, the last name also comes before the first name.
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

/**
 * Matches the records of a matching person, or those whose own `text` matches. The person is found first, so
 * that an index on `plain(text)` can find the rest.
 */
export function ofPersonOr(personId: string, text: string): Condition<string> {
  const name = `coalesce(nullif(concat_ws(' ', sought.first_name, sought.last_name), ''), login.username)`;
  const person = matchesText(name, 'sought.email');
  return (value, parameter) => {
    const found = person(value, parameter);
    return (
      found && {
        ...found,
        sql: `${personId} = ANY(ARRAY(
            SELECT sought.id FROM people sought LEFT JOIN users login ON login.id = sought.id WHERE ${found.sql}))
          OR ${plain(text)} LIKE ${plain(`:${parameter}`)}`,
      }
    );
  };
}

/** Also matches four or more digits of a phone number, with or without the country code. */
export function orPhone(phone: string, other: Condition<string>): Condition<string> {
  return (value, name) => {
    const found = other(value, name);
    const digits = value.replace(/\D/g, '');
    if (!found || digits.length < 4 || !isPhone.test(value)) return found;
    const national = digits.replace(/^\s*\+/.test(value) ? /^1/ : /^1(?=\d{6})/, '');
    return {
      sql: `${found.sql} OR regexp_replace(${phone}, '\\D', '', 'g') LIKE :${name}Digits`,
      parameters: { ...found.parameters, [`${name}Digits`]: likePattern(national) },
    };
  };
}

const isPhone = /^(?:[^\p{L}@]|ext|x)+$/iu;

function plain(sql: string): string {
  return `replace(searchable(${sql}), ',', '')`;
}

export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const maxWords = 8;

/** Builds a tsquery of words as written or stemmed, or by a prefix of three letters or more. */
export function wordQuery(text: string, name: string): { sql: string; parameters: ObjectLiteral } {
  const words = text.split(/[\p{P}\p{S}\s]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.slice(0, maxWords);
  const sql = chosen.map((word, i) => {
    // Unaccenting can produce quotes, as in ŉ.
    const term = `'''' || translate(searchable(:${name}${i}), '''\\', '  ') || '''${[...word].length < 3 ? '' : ':*'}'`;
    return `(to_tsquery('simple', ${term}) || to_tsquery('english', ${term}))`;
  });
  const values = chosen.map((word, i) => [`${name}${i}`, word]);
  return { sql: sql.join(' && ') || 'CAST(NULL AS tsquery)', parameters: Object.fromEntries(values) };
}
