import { type EntityManager, IsNull, Not } from 'typeorm';
import { AuthenticatorApp, Passkey, PendingLogin, RecoveryCode } from './second-factor.entity.ts';
import type { User } from './user.entity.ts';

export async function factorsOf(userId: number, within: EntityManager) {
  const app = await within.existsBy(AuthenticatorApp, { userId, secret: Not(IsNull()) });
  return { app, passkey: await within.existsBy(Passkey, { userId }) };
}

export function factorRequiredFrom({ adminSince, createdAt }: Pick<User, 'adminSince' | 'createdAt'>): Date {
  return new Date((adminSince ?? createdAt).getTime() + 7 * 24 * 3_600_000);
}

export async function removeSecondFactors(userId: number, within: EntityManager): Promise<void> {
  for (const rows of [AuthenticatorApp, Passkey, RecoveryCode, PendingLogin])
    await within.delete<{ userId: number }>(rows, { userId });
}
