import { Body, Controller, Headers, NotFoundException, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  clientMessages,
  type MadeClient,
  type RequestToClientInput,
  requestToClientInput,
} from '@practice/contract/clients';
import { consultationRequests } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Appointments } from '../appointments/appointments.ts';
import { Invitations } from '../auth/invitations.ts';
import { Me } from '../auth/session.guard.ts';
import { ConsultationRequests } from '../consultation-requests/consultation-requests.ts';
import { ForAdmins } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { attemptOf, IdPipe } from '../http/validation.ts';
import { asAdmin } from '../lists/list.ts';
import { clientList, clientView } from './client-list.ts';

/** From a consultation request to a client with an appointment. */
@Controller()
export class RequestToClientController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly appointments: Appointments,
    private readonly invitations: Invitations,
    private readonly requests: ConsultationRequests,
  ) {}

  @Route(consultationRequests.makeClient)
  @ForAdmins()
  async makeClient(
    @Param('id', IdPipe) id: number,
    @Body({ schema: requestToClientInput }) input: RequestToClientInput,
    @Headers('idempotency-key') key: string | undefined,
    @Me() me: SessionUser,
  ): Promise<MadeClient> {
    const { firstName, lastName, phone, email, ...visit } = input;
    const booking = { ...visit, status: 'scheduled' as const };
    const { appointment: booked, emails } = await this.appointments.bookFor(
      booking,
      me,
      attemptOf(key),
      async (manager) => {
        await this.requests.markAs('booked', id, manager);
        const person = { firstName, lastName, phone, email };
        return this.invitations.findOrOpen(person, manager);
      },
    );
    const row = await clientList.one(this.database, booked.userId, asAdmin);
    if (!row) throw new NotFoundException(clientMessages.unknown);
    // Both are the time of the transaction that wrote them. Sent again, the answer is the same.
    const isInvited = row.invitedAt === booked.createdAt.toISOString();
    return { client: clientView(row), appointmentId: booked.id, isInvited, emails };
  }
}
