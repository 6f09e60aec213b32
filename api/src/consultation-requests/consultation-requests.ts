import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ConsultationRequestInput as Input,
  ConsultationRequestReceipt as Receipt,
  RequestState,
  ConsultationRequest as RequestView,
} from '@practice/contract/consultation-requests';
import { DataSource, type EntityManager, Equal } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Limits } from '../http/limits.ts';
import { asAdmin } from '../lists/list.ts';
import { consultationAlert, consultationReceived } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';
import { requestList } from './consultation-request-list.ts';
import { type Said, sameRequest } from './same-request.ts';

export const unknownRequest = 'We can’t find this consultation request. It may have been deleted.';

@Injectable()
export class ConsultationRequests {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Keeps the request and queues both emails, or does neither; without the one to the visitor where that address has had too many,
   * for anybody can type it. The same words from the same address within ten minutes answer
   * with the request that is already there.
   * @param attempt the same UUID sent again answers so, too, whenever it comes.
   */
  async create(input: Input, attempt: string | undefined): Promise<Receipt> {
    return this.dataSource.transaction(async (manager) => {
      const said = saidIn(input);
      const same = await sameRequest(said, manager);
      if (same) return receiptOf(same);
      const confirmationMailed = await this.limits.allowsEmail('consultation', input.email);
      const inserting = manager.createQueryBuilder().insert().into(ConsultationRequest);
      const { raw } = await inserting
        .values({ ...said, attempt: attempt ?? null, confirmationMailed })
        .orIgnore()
        .updateEntity(false)
        .returning(['id', 'createdAt'])
        .execute();
      const [saved]: { id: number; created_at: Date }[] = raw;
      if (!saved) return this.savedBefore(attempt, manager);
      const event = `consultation-request/${saved.id}`;
      if (confirmationMailed) {
        const receipt = consultationReceived(input);
        await this.mailer.queue(input.email, receipt, `${event}/requester`, manager);
      }
      const alert = consultationAlert({ ...input, id: saved.id }, this.config.publicOrigin);
      await this.mailer.queue(this.config.practiceInbox, alert, `${event}/practice`, manager);
      return receiptOf({ id: saved.id, createdAt: saved.created_at, confirmationMailed });
    });
  }

  /** @throws NotFoundException */
  async one(id: number): Promise<RequestView> {
    const request = await requestList.one(this.dataSource, id, asAdmin);
    if (!request) throw new NotFoundException(unknownRequest);
    return request;
  }

  /** Sets the state. The clock of the promised reply stops when it leaves "new", and runs on when it returns. */
  async setState(id: number, state: RequestState): Promise<RequestView> {
    await this.markAs(state, id, this.dataSource.manager);
    return this.one(id);
  }

  /** Sets the state in a transaction. @throws NotFoundException */
  async markAs(state: RequestState, id: number, within: EntityManager): Promise<void> {
    const answeredAt = state === 'new' ? null : () => 'coalesce(answered_at, now())';
    const { affected } = await within.update(ConsultationRequest, id, { state, answeredAt });
    if (affected === 0) throw new NotFoundException(unknownRequest);
  }

  private async savedBefore(attempt: string | undefined, manager: EntityManager): Promise<Receipt> {
    const known = await manager.findOneByOrFail(ConsultationRequest, { attempt: Equal(attempt ?? '') });
    return receiptOf(known);
  }
}

function receiptOf({
  id,
  createdAt,
  confirmationMailed,
}: Pick<ConsultationRequest, 'id' | 'createdAt' | 'confirmationMailed'>): Receipt {
  return { id, createdAt: createdAt.toISOString(), confirmationMailed };
}

/** What a visitor says of a request, field by field: nothing else of a body reaches the table. */
function saidIn(input: Input): Said {
  return {
    fullName: input.fullName,
    companyName: input.companyName,
    email: input.email,
    phone: input.phone ?? null,
    service: input.service,
    message: input.message ?? null,
  };
}
