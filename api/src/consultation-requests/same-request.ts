import type { ConsultationRequestInput as Input } from '@practice/contract/consultation-requests';
import { type EntityManager, MoreThan } from 'typeorm';
import { locks } from '../database/locks.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';

const withinMinutes = 10;

const fields = ['fullName', 'companyName', 'phone', 'service', 'message'] as const;

/**
 * The request that somebody has just sent in the same words, whatever their case and spaces. Until the transaction ends, all
 * others from this address wait, so that of ten at once nine find the first.
 */
export async function sameRequest(
  input: Input,
  within: EntityManager,
): Promise<ConsultationRequest | undefined> {
  await within.query(`SELECT pg_advisory_xact_lock($1, hashtext($2))`, [
    locks.consultationRequests,
    input.email,
  ]);
  const recent = await within.find(ConsultationRequest, {
    where: {
      email: input.email,
      createdAt: MoreThan(new Date(Date.now() - withinMinutes * 60_000)),
    },
    order: { id: 'ASC' },
  });
  return recent.find((request) => fields.every((field) => plain(request[field]) === plain(input[field])));
}

function plain(text: string | null | undefined): string {
  return (text ?? '').normalize().replaceAll(/\s+/g, ' ').toLowerCase();
}
