import { Body, Controller, Headers, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  type ConsultationRequest,
  type ConsultationRequestBody,
  type ConsultationRequestReceipt,
  type ConsultationRequestUpdate,
  consultationRequestBody,
  consultationRequestUpdate,
} from '@practice/contract/consultation-requests';
import { type Note, type NoteInput, noteInput } from '@practice/contract/notes';
import { consultationRequests } from '@practice/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins, Public } from '../http/audience.ts';
import { Limits, networkOf } from '../http/limits.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe } from '../http/validation.ts';
import { csvFile } from '../lists/csv.ts';
import type { QueryOf } from '../lists/list.ts';
import { List, sendPlace } from '../lists/list-query.ts';
import { requestCsv, requestList } from './consultation-request-list.ts';
import { ConsultationRequests } from './consultation-requests.service.ts';

type RequestQuery = QueryOf<typeof requestList>;

@Controller()
export class ConsultationRequestsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly requests: ConsultationRequests,
    private readonly limits: Limits,
  ) {}

  /**
   * Asks for a free consultation. An `Idempotency-Key` (a UUID) makes sending again safe. 400 names each rejected
   * field, also for what only a robot would send; 429 after too many from one address.
   */
  @Route(consultationRequests.create)
  @Public()
  async create(
    @Body({ schema: consultationRequestBody }) body: ConsultationRequestBody,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<ConsultationRequestReceipt> {
    const attempt = attemptOf(key);
    await this.limits.take('consultation request by address', networkOf(request.ip));
    return this.requests.create(body, attempt);
  }

  /** One page of all requests, sorted and filtered by the contract's named fields; the total is in `Content-Range`. */
  @Route(consultationRequests.list)
  @ForAdmins()
  async list(
    @List(requestList) query: RequestQuery,
    @Me() me: SessionUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsultationRequest[]> {
    const page = await requestList.page(this.database, query, me);
    sendPlace(reply, requestList, query, page);
    return page.rows;
  }

  /** Everything that matches the filter, in the list's order, as a CSV file. */
  @Route(consultationRequests.exportCsv)
  @ForAdmins()
  exportCsv(@List(requestList) query: RequestQuery, @Me() me: SessionUser): StreamableFile {
    return csvFile(requestList, requestCsv, requestList.everything(this.database, query, me));
  }

  /** 404 when there is none with this number. */
  @Route(consultationRequests.one)
  @ForAdmins()
  one(@Param('id', IdPipe) id: number): Promise<ConsultationRequest> {
    return this.requests.one(id);
  }

  /** Sets how far the practice has come. */
  @Route(consultationRequests.update)
  @ForAdmins()
  update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: consultationRequestUpdate }) { state }: ConsultationRequestUpdate,
  ): Promise<ConsultationRequest> {
    return this.requests.setState(id, state);
  }

  /** The private notes on a request, oldest first. */
  @Route(consultationRequests.notes)
  @ForAdmins()
  notes(@Param('id', IdPipe) id: number): Promise<Note[]> {
    return this.requests.notesOf(id);
  }

  /** Adds a private note in the name of the signed-in admin. */
  @Route(consultationRequests.addNote)
  @ForAdmins()
  addNote(
    @Param('id', IdPipe) id: number,
    @Body({ schema: noteInput }) { text }: NoteInput,
    @Me() me: SessionUser,
  ): Promise<Note> {
    return this.requests.addNote(id, text, me);
  }
}
