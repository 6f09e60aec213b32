import { Body, Controller } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { consultationRequestBody, consultationRequestUpdate } from '@practice/contract/consultation-requests';
import { noteInput } from '@practice/contract/notes';
import { consultationRequests } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { Id, IdempotencyKey, type Input, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Public, RecentSecondFactor, Route } from '../http/route.ts';
import { asStaff, type QueryOf } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { ConsultationNote } from '../notes/note.entity.ts';
import { Notes } from '../notes/notes.ts';
import { ConsultationRequest } from './consultation-request.entity.ts';
import { adminRequest, requestCsv, requestList, unknownRequest } from './consultation-request-list.ts';
import { ConsultationRequests } from './consultation-requests.ts';

type Query = QueryOf<typeof requestList>;

const noted = { notes: ConsultationNote, records: ConsultationRequest, unknown: unknownRequest };

@Controller()
export class ConsultationRequestsController {
  constructor(
    private readonly database: DataSource,
    private readonly requests: ConsultationRequests,
    private readonly limits: RateLimits,
    private readonly notes: Notes,
  ) {}

  @Route(consultationRequests.create)
  @Public()
  async create(
    @Body({ schema: consultationRequestBody })
    { website, secondsOpen: _, ...request }: Input<typeof consultationRequestBody>,
    @IdempotencyKey() idempotencyKey: string,
    @Network() network: string,
  ) {
    await this.limits.take('consultation request by address', network);
    return this.requests.create(request, idempotencyKey, website !== '');
  }

  @Route(consultationRequests.list)
  async list(@ListParams(requestList) query: Query) {
    return (await requestList.page(this.database, query, asStaff)).map(adminRequest);
  }

  @Route(consultationRequests.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(requestList) query: Query) {
    return requestList.csv(this.database, query, requestCsv);
  }

  @Route(consultationRequests.one)
  async one(@Id() id: number) {
    return adminRequest(await requestList.find(this.database, id));
  }

  @Route(consultationRequests.update)
  async update(
    @Id() id: number,
    @Body({ schema: consultationRequestUpdate }) { state }: Input<typeof consultationRequestUpdate>,
  ) {
    await this.requests.markAs(state, id, this.database.manager);
    return this.one(id);
  }

  @Route(consultationRequests.notes)
  listNotes(@Id() id: number) {
    return this.notes.list(noted, id);
  }

  @Route(consultationRequests.addNote)
  addNote(
    @Id() id: number,
    @Body({ schema: noteInput }) input: Input<typeof noteInput>,
    @Me() me: SessionUser,
  ) {
    return this.notes.add(noted, id, input, me);
  }
}
