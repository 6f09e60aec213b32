import { Injectable, NotFoundException } from '@nestjs/common';
import {
  type ConsultationRequestInput,
  chooseService,
  type RequestState,
} from '@practice/contract/consultation-requests';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { takeLock } from '../database/locks.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { invalid } from '../http/validation.ts';
import { Mailer } from '../mail/mailer.ts';
import { Service } from '../services/service.entity.ts';
import { ConsultationRequest, inputFields } from './consultation-request.entity.ts';
import { unknownRequest } from './consultation-request-list.ts';
import { consultationAlert } from './emails/consultation-alert.ts';
import { consultationReceived } from './emails/consultation-received.ts';

@Injectable()
export class ConsultationRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
  ) {}

  /** An address emailed too often gets no more emails, because anyone can type it. */
  async create(input: ConsultationRequestInput, idempotencyKey: string, isDoubtful: boolean) {
    return this.dataSource.transaction(async (manager) => {
      const service = await manager.findOneBy(Service, {
        slug: input.service,
        requestLabel: Not(IsNull()),
        retiredAt: IsNull(),
      });
      if (!service) throw invalid(chooseService, 'service');
      const fields = Object.fromEntries(inputFields.map((name) => [name, input[name] ?? null])) as Fields;
      const same = await findSameRequest(fields, manager);
      if (same) return receiptOf(same);
      const confirmationEmailed = await this.limits.tryTakeEmail('consultation', input.email);
      const request = { ...fields, idempotencyKey, confirmationEmailed, isDoubtful };
      const inserting = manager.createQueryBuilder().insert().into(ConsultationRequest);
      const { raw: added } = await inserting.values(request).orIgnore().execute();
      const saved = await manager.findOneByOrFail(ConsultationRequest, { idempotencyKey });
      if (added.length === 0) return receiptOf(saved);
      if (confirmationEmailed)
        await this.mailer.queue(input.email, consultationReceived(input, service), manager);
      const alert = consultationAlert({ ...input, id: saved.id, isDoubtful }, service);
      await this.mailer.queueForPractice('request', alert, manager);
      return receiptOf(saved);
    });
  }

  async markAs(state: RequestState, id: number, within: EntityManager): Promise<void> {
    const answeredAt = state === 'new' ? null : () => 'coalesce(answered_at, now())';
    const { affected } = await within.update(ConsultationRequest, id, { state, answeredAt });
    if (affected === 0) throw new NotFoundException(unknownRequest);
  }
}

function receiptOf(request: Pick<ConsultationRequest, 'id' | 'createdAt' | 'confirmationEmailed'>) {
  const { id, createdAt, confirmationEmailed } = request;
  return { id, createdAt: createdAt.toISOString(), confirmationEmailed };
}

const withinMinutes = 10;

type Fields = Pick<ConsultationRequest, keyof ConsultationRequestInput>;

/** Serializes requests from an address, so that duplicates find the first one. */
async function findSameRequest(fields: Fields, within: EntityManager) {
  await takeLock('consultationRequests', within, fields.email);
  const recent = await within.find(ConsultationRequest, {
    where: { email: fields.email, createdAt: MoreThan(new Date(Date.now() - withinMinutes * 60_000)) },
    order: { id: 'ASC' },
  });
  return recent.find((request) => isSameRequest(fields, request));
}

function isSameRequest(fields: Partial<Fields>, other: Partial<Fields>): boolean {
  return Object.entries(fields).every(
    ([name, text]) => normalized(text) === normalized(Reflect.get(other, name)),
  );
}

function normalized(text: string | null | undefined): string {
  return (text ?? '').normalize().replaceAll(/\s+/g, ' ').toLowerCase();
}
