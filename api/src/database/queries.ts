import type { Pool, QueryResultRow } from 'pg';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOperator,
  type FindOptionsWhere,
  type ObjectLiteral,
  Raw,
} from 'typeorm';
import { logSlowQuery, slowAfter } from './slow-queries.ts';

/** @param name unique to `text`, since the server keeps the plan under it; undefined for a text made of input */
export async function prepared<Row extends QueryResultRow>(
  database: DataSource,
  name: string | undefined,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  // The `master` of TypeORM's postgres driver is a pool of pg, which its types do not say.
  const { master } = database.driver as unknown as { master: Pool };
  const begun = performance.now();
  const { rows } = await master.query<Row>({ ...(name && { name }), text, values });
  const ms = performance.now() - begun;
  if (ms > slowAfter) logSlowQuery(ms, text);
  return rows;
}

/** Reads a row that no one else can change or lock until the transaction ends. */
export function findLocked<Entity extends ObjectLiteral>(
  within: EntityManager,
  entity: EntityTarget<Entity>,
  where: FindOptionsWhere<Entity>,
): Promise<Entity | null> {
  return within.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
}

export function sameEmail(email: string): FindOperator<string> {
  return Raw((column) => `lower(${column}) = lower(:email)`, { email });
}
