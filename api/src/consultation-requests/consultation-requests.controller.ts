import { Body, Controller, Get, Headers, Param, Patch, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import {
  type ConsultationNote,
  type ConsultationNoteInput,
  type ConsultationRequest,
  type ConsultationRequestBody,
  type ConsultationRequestUpdate,
  consultationNoteInput,
  consultationRequestBody,
  consultationRequestFilter,
  consultationRequestSorts,
  consultationRequestUpdate,
} from '@practice/contract/consultation-requests';
import { listCap } from '@practice/contract/lists';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins, Public } from '../http/audience.ts';
import { Limits, networkOf } from '../http/limits.ts';
import { List, sendPage } from '../http/list-query.ts';
import { IdPipe, invalid } from '../http/validation.ts';
import { csvOf } from './consultation-requests.csv.ts';
import { ConsultationRequests, type RequestList } from './consultation-requests.service.ts';

const list = { sorts: consultationRequestSorts, filter: consultationRequestFilter };

@Controller('consultation-requests')
export class ConsultationRequestsController {
  constructor(
    private readonly requests: ConsultationRequests,
    private readonly limits: Limits,
  ) {}

  /**
   * Asks for a free consultation. An `Idempotency-Key` (a UUID) makes sending again safe. 400 names each rejected
   * field, also for what only a robot would send; 429 after too many from one address.
   */
  @Post()
  @Public()
  async create(
    @Body({ schema: consultationRequestBody }) body: ConsultationRequestBody,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<{ id: number; createdAt: string }> {
    const attempt = attemptOf(key);
    await this.limits.take('consultation request by address', networkOf(request.ip));
    return this.requests.create(body, attempt);
  }

  /** One page of all requests, sorted and filtered by the contract's named fields; the total is in `Content-Range`. */
  @Get()
  @ForAdmins()
  async list(
    @List(list) query: RequestList,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsultationRequest[]> {
    return sendPage(reply, 'consultation-requests', query.offset, await this.requests.list(query));
  }

  /** Everything that matches the filter, in the list's order, as a CSV file. */
  @Get('export.csv')
  @ForAdmins()
  exportCsv(@List(list) query: RequestList): StreamableFile {
    return new StreamableFile(csvOf(this.everything(query)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="consultation-requests.csv"',
    });
  }

  /** 404 when there is none with this number. */
  @Get(':id')
  @ForAdmins()
  one(@Param('id', IdPipe) id: number): Promise<ConsultationRequest> {
    return this.requests.one(id);
  }

  /** Sets how far the practice has come. */
  @Patch(':id')
  @ForAdmins()
  update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: consultationRequestUpdate }) { state }: ConsultationRequestUpdate,
  ): Promise<ConsultationRequest> {
    return this.requests.setState(id, state);
  }

  /** The private notes on a request, oldest first. */
  @Get(':id/notes')
  @ForAdmins()
  notes(@Param('id', IdPipe) id: number): Promise<ConsultationNote[]> {
    return this.requests.notesOf(id);
  }

  /** Adds a private note in the name of the signed-in admin. */
  @Post(':id/notes')
  @ForAdmins()
  addNote(
    @Param('id', IdPipe) id: number,
    @Body({ schema: consultationNoteInput }) { text }: ConsultationNoteInput,
    @Me() me: SessionUser,
  ): Promise<ConsultationNote> {
    return this.requests.addNote(id, text, { id: me.id, name: personName(me) });
  }

  private async *everything(query: RequestList): AsyncGenerator<ConsultationRequest> {
    for (let offset = 0; ; offset += listCap) {
      const { rows } = await this.requests.list({ ...query, offset, limit: listCap });
      yield* rows;
      if (rows.length < listCap) return;
    }
  }
}

function attemptOf(key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const result = v.safeParse(v.pipe(v.string(), v.uuid()), key);
  if (!result.success)
    throw invalid([{ path: 'Idempotency-Key', message: 'Idempotency-Key must be a UUID.' }]);
  return result.output;
}
