import { Body, Controller } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { requestToClientInput } from '@practice/contract/clients';
import { consultationRequests } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Appointments } from '../appointments/appointments.ts';
import { Audited } from '../audit-log/audited.ts';
import { Invitations } from '../auth/invitations.ts';
import { Me } from '../auth/session.guard.ts';
import { ConsultationRequests } from '../consultation-requests/consultation-requests.ts';
import { ForAdmins } from '../http/audience.ts';
import { Attempt, Id, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { asAdmin } from '../lists/list.ts';
import { clientList, clientView } from './client-list.ts';

/** From a consultation request to a client with an appointment. */
@Controller()
@ForAdmins()
export class RequestToClientController {
  constructor(
    private readonly database: DataSource,
    private readonly appointments: Appointments,
    private readonly invitations: Invitations,
    private readonly requests: ConsultationRequests,
  ) {}

  @Route(consultationRequests.makeClient)
  @Audited('invite')
  async makeClient(
    @Id() id: number,
    @Body({ schema: requestToClientInput }) input: Input<typeof requestToClientInput>,
    @Attempt() attempt: string | undefined,
    @Me() me: SessionUser,
  ) {
    const { firstName, lastName, phone, email, ...visit } = input;
    const booking = { ...visit, status: 'scheduled' as const };
    const { appointment: booked, emails } = await this.appointments.bookFor(
      booking,
      me,
      attempt,
      async (manager) => {
        await this.requests.markAs('booked', id, manager);
        const person = { firstName, lastName, phone, email };
        return this.invitations.findOrOpen(person, manager);
      },
    );
    const row = await clientList.find(this.database, booked.userId, asAdmin);
    // Both are the time of the transaction that wrote them. Sent again, the answer is the same.
    const isInvited = row.invitedAt === booked.createdAt.toISOString();
    return { client: clientView(row), appointmentId: booked.id, isInvited, emails };
  }
}
