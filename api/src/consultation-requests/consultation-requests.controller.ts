import { Body, Controller, Headers, Ip, Param } from '@nestjs/common';
import {
  type ConsultationRequest,
  type ConsultationRequestBody,
  type ConsultationRequestReceipt,
  type ConsultationRequestUpdate,
  consultationRequestBody,
  consultationRequestUpdate,
} from '@practice/contract/consultation-requests';
import { consultationRequests } from '@practice/contract/routes';
import { ForAdmins, Public } from '../http/audience.ts';
import { Limits, networkOf } from '../http/limits.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe } from '../http/validation.ts';
import { ConsultationRequests } from './consultation-requests.ts';

@Controller()
export class ConsultationRequestsController {
  constructor(
    private readonly requests: ConsultationRequests,
    private readonly limits: Limits,
  ) {}

  @Route(consultationRequests.create)
  @Public()
  async create(
    @Body({ schema: consultationRequestBody }) body: ConsultationRequestBody,
    @Headers('idempotency-key') key: string | undefined,
    @Ip() address: string,
  ): Promise<ConsultationRequestReceipt> {
    const attempt = attemptOf(key);
    await this.limits.take('consultation request by address', networkOf(address));
    return this.requests.create(body, attempt);
  }

  @Route(consultationRequests.one)
  @ForAdmins()
  one(@Param('id', IdPipe) id: number): Promise<ConsultationRequest> {
    return this.requests.one(id);
  }

  @Route(consultationRequests.update)
  @ForAdmins()
  update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: consultationRequestUpdate }) { state }: ConsultationRequestUpdate,
  ): Promise<ConsultationRequest> {
    return this.requests.setState(id, state);
  }
}
