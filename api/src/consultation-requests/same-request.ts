import type { ConsultationRequestInput } from '@practice/contract/consultation-requests';
import { type EntityManager, MoreThan } from 'typeorm';
import { locks } from '../database/locks.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';

const withinMinutes = 10;

/** What a visitor says in a request, as its row keeps it. */
export type Said = Pick<ConsultationRequest, keyof ConsultationRequestInput>;

/**
 * The request that somebody has just sent in the same words, whatever their case and spaces. Until the transaction ends, all
 * others from this address wait, so that of ten at once nine find the first.
 */
export async function sameRequest(
  said: Said,
  within: EntityManager,
): Promise<ConsultationRequest | undefined> {
  await within.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [
    locks.consultationRequests,
    said.email,
  ]);
  const recent = await within.find(ConsultationRequest, {
    where: {
      email: said.email,
      createdAt: MoreThan(new Date(Date.now() - withinMinutes * 60_000)),
    },
    order: { id: 'ASC' },
  });
  return recent.find((request) => saysTheSame(said, request));
}

/** Whether every field of `said` has the same words in `other`. */
export function saysTheSame(said: Said, other: Said): boolean {
  return Object.entries(said).every(([name, text]) => plain(text) === plain(Reflect.get(other, name)));
}

function plain(text: string | null | undefined): string {
  return (text ?? '').normalize().replaceAll(/\s+/g, ' ').toLowerCase();
}
