import { Body, Controller } from '@nestjs/common';
import { consultationRequestBody, consultationRequestUpdate } from '@practice/contract/consultation-requests';
import { consultationRequests } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { ForAdmins, Public } from '../http/audience.ts';
import { Limits } from '../http/limits.ts';
import { Attempt, Id, type Input, Network } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { requestList } from './consultation-request-list.ts';
import { ConsultationRequests } from './consultation-requests.ts';

@Controller()
@ForAdmins()
export class ConsultationRequestsController {
  constructor(
    private readonly database: DataSource,
    private readonly requests: ConsultationRequests,
    private readonly limits: Limits,
  ) {}

  @Route(consultationRequests.create)
  @Public()
  async create(
    @Body({ schema: consultationRequestBody })
    { website, secondsOpen: _, ...request }: Input<typeof consultationRequestBody>,
    @Attempt() attempt: string,
    @Network() network: string,
  ) {
    await this.limits.take('consultation request by address', network);
    return this.requests.create(request, attempt, website !== '');
  }

  @Route(consultationRequests.one)
  one(@Id() id: number) {
    return requestList.find(this.database, id);
  }

  @Route(consultationRequests.update)
  async update(
    @Id() id: number,
    @Body({ schema: consultationRequestUpdate }) { state }: Input<typeof consultationRequestUpdate>,
  ) {
    await this.requests.markAs(state, id, this.database.manager);
    return this.one(id);
  }
}
