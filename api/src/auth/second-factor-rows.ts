import type { EntityManager } from 'typeorm';

// Without entities, whose decorators `reset-second-factor.ts` could not read when it runs from its source.

export const hasApp = `EXISTS (SELECT 1 FROM authenticator_apps AS app WHERE app.user_id = users.id AND secret IS NOT NULL)`;
export const hasPasskey = `EXISTS (SELECT 1 FROM passkeys WHERE passkeys.user_id = users.id)`;

export const factorRequiredFrom = `(coalesce(admin_since, users.created_at) + interval '7 days')`;

export async function removeSecondFactors(userId: number, within: EntityManager): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes', 'pending_logins']) {
    await within.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }
}
