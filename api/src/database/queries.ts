import {
  type EntityManager,
  type EntityTarget,
  type FindOperator,
  type FindOptionsWhere,
  type ObjectLiteral,
  Raw,
} from 'typeorm';

/** Reads a row that no one else can change or lock until the transaction ends. */
export function findLocked<Entity extends ObjectLiteral>(
  within: EntityManager,
  entity: EntityTarget<Entity>,
  where: FindOptionsWhere<Entity>,
): Promise<Entity | null> {
  return within.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
}

/** Changes what is given, which may be nothing. */
export async function updateGiven(
  within: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  id: number,
  changes: object,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await within.update(entity, id, given);
}

export function sameEmail(email: string): FindOperator<string> {
  return Raw((column) => `lower(${column}) = lower(:email)`, { email });
}
