import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import {
  type ConsultationRequestFilter,
  type ConsultationRequestInput,
  type consultationRequestSorts,
  type ConsultationNote as NoteView,
  type RequestState,
  type ConsultationRequest as RequestView,
} from '@practice/contract/consultation-requests';
import type { ListPage } from '@practice/contract/lists';
import { DataSource, type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import type { ListQuery } from '../http/list-query.ts';
import { Mailer } from '../mail/mailer.ts';
import { consultationAlert, consultationReceived } from '../mail/mails.ts';
import { ConsultationNote } from './consultation-note.entity.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';

export type RequestList = ListQuery<(typeof consultationRequestSorts)[number], ConsultationRequestFilter>;

@Injectable()
export class ConsultationRequests {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(ConsultationRequest) private readonly requests: Repository<ConsultationRequest>,
    @InjectRepository(ConsultationNote) private readonly notes: Repository<ConsultationNote>,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Keeps the request and queues both mails, or does neither.
   * @param attempt the same UUID sent again answers with the request that is already there.
   */
  async create(
    input: ConsultationRequestInput,
    attempt: string | undefined,
  ): Promise<{ id: number; createdAt: string }> {
    return this.dataSource.transaction(async (manager) => {
      const [kept] = await manager.query<Kept[]>(
        `INSERT INTO consultation_requests (full_name, company_name, email, phone, service, message, attempt)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (attempt) DO NOTHING RETURNING id, created_at`,
        [input.fullName, input.companyName, input.email, input.phone, input.service, input.message, attempt],
      );
      if (!kept) return this.keptBefore(attempt, manager);
      const event = `consultation-request/${kept.id}`;
      await this.mailer.queue(
        input.email,
        consultationReceived(input.service),
        `${event}/requester`,
        manager,
      );
      const alert = consultationAlert({ ...input, id: kept.id }, this.config.publicOrigin);
      await this.mailer.queue(this.config.practiceInbox, alert, `${event}/practice`, manager);
      return { id: kept.id, createdAt: kept.created_at.toISOString() };
    });
  }

  async list({ sort, offset, limit, filter }: RequestList): Promise<ListPage<RequestView>> {
    const [rows, total] = await this.matching(filter)
      .orderBy(`request.${sort.field}`, sort.order)
      .addOrderBy('request.id', sort.order)
      .skip(offset)
      .take(limit)
      .getManyAndCount();
    return { rows: rows.map(requestView), total };
  }

  /** @throws NotFoundException */
  async one(id: number): Promise<RequestView> {
    const request = await this.requests.findOneBy({ id });
    if (!request) throw notFound();
    return requestView(request);
  }

  /** Sets the state. The clock of the promised reply stops when it leaves "new", and runs on when it returns. */
  async setState(id: number, state: RequestState): Promise<RequestView> {
    await this.dataSource.query(
      `UPDATE consultation_requests
       SET state = $2, answered_at = CASE WHEN $2 = 'new' THEN NULL ELSE coalesce(answered_at, now()) END
       WHERE id = $1`,
      [id, state],
    );
    return this.one(id);
  }

  async notesOf(id: number): Promise<NoteView[]> {
    await this.one(id);
    const notes = await this.notes.find({ where: { requestId: id }, order: { id: 'ASC' } });
    return notes.map(noteView);
  }

  async addNote(id: number, text: string, author: { id: number; name: string }): Promise<NoteView> {
    await this.one(id);
    const note = await this.notes.save(
      this.notes.create({ requestId: id, text, authorId: author.id, author: author.name }),
    );
    return noteView(note);
  }

  private async keptBefore(attempt: string | undefined, manager: EntityManager) {
    const [kept] = await manager.query<Kept[]>(
      `SELECT id, created_at FROM consultation_requests WHERE attempt = $1`,
      [attempt],
    );
    if (!kept) throw new Error('A request that was kept before is gone.');
    return { id: kept.id, createdAt: kept.created_at.toISOString() };
  }

  private matching({ q, id, service, state, createdFrom, createdTo }: ConsultationRequestFilter) {
    const query: SelectQueryBuilder<ConsultationRequest> = this.requests.createQueryBuilder('request');
    if (q) {
      query.andWhere(
        `concat_ws(' ', request.full_name, request.company_name, request.email, request.message) ILIKE :pattern`,
        { pattern: `%${q.replace(/[\\%_]/g, '\\$&')}%` },
      );
    }
    if (id !== undefined) query.andWhere('request.id = ANY(:ids)', { ids: [id].flat() });
    if (service !== undefined)
      query.andWhere('request.service = ANY(:services)', { services: [service].flat() });
    if (state !== undefined) query.andWhere('request.state = ANY(:states)', { states: [state].flat() });
    if (createdFrom !== undefined) query.andWhere('request.created_at >= :createdFrom', { createdFrom });
    if (createdTo !== undefined) query.andWhere('request.created_at < :createdTo', { createdTo });
    return query;
  }
}

interface Kept {
  id: number;
  created_at: Date;
}

function notFound(): NotFoundException {
  return new NotFoundException('This consultation request does not exist.');
}

function requestView(request: ConsultationRequest): RequestView {
  const { id, fullName, companyName, email, phone, service, message, state } = request;
  return {
    id,
    fullName,
    companyName,
    email,
    phone,
    service,
    message,
    state,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
  };
}

function noteView({ id, text, author, createdAt }: ConsultationNote): NoteView {
  return { id, text, author, createdAt: createdAt.toISOString() };
}
