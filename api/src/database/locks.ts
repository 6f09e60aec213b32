import type { EntityManager } from 'typeorm';

export const locks = {
  migrations: 7_301_976,
  calendar: 7_301_977,
  assistantUses: 7_301_978,
  samples: 7_301_979,
  services: 7_301_980,
  consultationRequests: 1,
};

/** Held until the transaction ends; with `of`, only for that one subject. */
export async function takeLock(name: keyof typeof locks, within: EntityManager, of?: string): Promise<void> {
  if (of === undefined) await within.query(`SELECT pg_advisory_xact_lock($1)`, [locks[name]]);
  else await within.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [locks[name], of]);
}
