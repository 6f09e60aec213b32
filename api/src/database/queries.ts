import {
  type EntityManager,
  type EntityTarget,
  type FindOperator,
  type FindOptionsWhere,
  type ObjectLiteral,
  Raw,
} from 'typeorm';

export function findLocked<Entity extends ObjectLiteral>(
  within: EntityManager,
  entity: EntityTarget<Entity>,
  where: FindOptionsWhere<Entity>,
): Promise<Entity | null> {
  return within.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
}

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

export async function moveTo(
  entity: new () => { id: number; sort: number },
  position: number,
  id: number,
  within: EntityManager,
): Promise<void> {
  const order = { sort: 'ASC', id: 'ASC' } as const;
  const all = await within.find(entity, { select: { id: true, sort: true }, order });
  const moved = all.filter((each) => each.id !== id).map((each) => each.id);
  moved.splice(position - 1, 0, id);
  for (const [at, each] of moved.entries()) {
    if (all.find((one) => one.id === each)?.sort !== at + 1)
      await within.update(entity, { id: each }, { sort: at + 1 });
  }
}
