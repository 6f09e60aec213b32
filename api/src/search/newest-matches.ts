import { searchCap } from '@practice/contract/lists';
import type { Prepared } from '../database/prepared.ts';

/** What is searched, in SQL. */
export interface Searched {
  /** The table with the name that the conditions call it by. */
  from: string;
  /** When a row was made. An index has it in this order, with the number. */
  date: string;
  /** The condition on all rows that may be found. */
  rows: string;
  /** Conditions of which one will do. */
  matches: readonly Match[];
}

export interface Match {
  indexed: string;
  /** The same without its index; for a few rows, where the index does not know what is common. */
  read?: string;
}

/** So many of the newest rows are searched first. In a table that has no more, all are. */
const nearby = 3000;
/** So many of them say whether what is searched is common. */
const probed = 40;

/**
 * SQL that gives the `id` of a search's newest matches, and the values it takes. Of a common word the newest rows hold
 * enough; only where they do not is it rare, and all that its index knows is fetched. So nothing hangs on PostgreSQL's
 * guess at how common it is.
 */
export async function newestMatches(
  searched: Searched,
  values: readonly unknown[],
  prepared: Prepared,
): Promise<{ sql: string; values: unknown[] }> {
  const { from, date, rows, matches } = searched;
  if (matches.length === 0) return { sql: newest(searched, rows), values: [...values] };
  const [nearbyBegins] = await prepared.rows<{ since: string }>(
    `nearby ${from}`,
    `SELECT ${date}::text AS since FROM ${from} WHERE deleted_at IS NULL
     ORDER BY ${date} DESC, id DESC OFFSET ${nearby} LIMIT 1`,
    [],
  );
  if (!nearbyBegins) return { sql: newest(searched, `${rows} AND (${anyOf(matches)})`), values: [...values] };
  const isNear = `${date} >= $${values.length + 1}::timestamptz`;
  return { sql: nearOrEverywhere(searched, isNear), values: [...values, nearbyBegins.since] };
}

function nearOrEverywhere(searched: Searched, isNear: string): string {
  const { from, date, rows, matches } = searched;
  const name = from.split(' ').at(-1);
  const read = matches.map(({ indexed, read = indexed }) => `(${read})`).join(' OR ');
  const inSight = `SELECT ${name}.*, ${date} AS made FROM ${from} WHERE ${rows} AND ${isNear} ORDER BY ${date} DESC, id DESC`;
  const near = matches.map(({ indexed, read = indexed }) =>
    newest(searched, `${rows} AND ${isNear} AND ${read} AND NOT (SELECT common FROM probe)`),
  );
  // All at once by its index: in the order of dates, rows that do not match would be read for those that do.
  const everywhere = matches.map(
    ({ indexed }) => `
      (SELECT id, made FROM (SELECT id, ${date} AS made FROM ${from} WHERE ${rows} AND ${indexed} OFFSET 0) AS matches
       WHERE (SELECT count(*) FROM near) < ${searchCap} ${inOrder})`,
  );
  // Of what is in every second row an index is no help: rows are read until there are enough.
  return `
    WITH probe AS MATERIALIZED (
      SELECT 2 * count(*) FILTER (WHERE ${read}) > count(*) AS common
      FROM (${inSight} LIMIT ${probed}) AS ${name}
    ), near AS MATERIALIZED (
      SELECT id, made FROM (
        (SELECT id, made FROM (${inSight} OFFSET 0) AS ${name}
         WHERE (SELECT common FROM probe) AND (${read}) ${inOrder})
        UNION ${near.join(' UNION ')}
      ) AS matches ${inOrder}
    )
    SELECT id FROM (
      SELECT id, made FROM near WHERE (SELECT count(*) FROM near) = ${searchCap}
      UNION ${everywhere.join(' UNION ')}
    ) AS matches ${inOrder}`;
}

function newest({ from, date }: Searched, condition: string): string {
  return `(SELECT id, ${date} AS made FROM ${from} WHERE ${condition} ${inOrder})`;
}

const inOrder = `ORDER BY made DESC, id DESC LIMIT ${searchCap}`;

/** The condition that one of them is met. */
export function anyOf(matches: readonly Match[]): string {
  return matches.map(({ indexed }) => indexed).join(' OR ');
}
