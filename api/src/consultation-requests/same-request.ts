import type { ConsultationRequestInput } from '@practice/contract/consultation-requests';
import { type EntityManager, MoreThan } from 'typeorm';
import { locks } from '../database/locks.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';

const withinMinutes = 10;

type Fields = Pick<ConsultationRequest, keyof ConsultationRequestInput>;

/**
 * Finds a request with the same fields, ignoring case and white space. Other requests from this address wait until the
 * transaction ends, so that of ten sent at once nine find the first.
 */
export async function findSameRequest(
  fields: Fields,
  within: EntityManager,
): Promise<ConsultationRequest | undefined> {
  await within.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [
    locks.consultationRequests,
    fields.email,
  ]);
  const recent = await within.find(ConsultationRequest, {
    where: { email: fields.email, createdAt: MoreThan(new Date(Date.now() - withinMinutes * 60_000)) },
    order: { id: 'ASC' },
  });
  return recent.find((request) => isSameRequest(fields, request));
}

/** Compares every field of the first one. */
export function isSameRequest(fields: Fields, other: Fields): boolean {
  return Object.entries(fields).every(
    ([name, text]) => normalized(text) === normalized(Reflect.get(other, name)),
  );
}

function normalized(text: string | null | undefined): string {
  return (text ?? '').normalize().replaceAll(/\s+/g, ' ').toLowerCase();
}
