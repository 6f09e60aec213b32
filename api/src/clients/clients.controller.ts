import { Body, ConflictException, Controller, Logger, NotFoundException } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { clientInput, clientMessages, clientUpdate, requestToClientInput } from '@practice/contract/clients';
import { noteInput } from '@practice/contract/notes';
import { clients, consultationRequests } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Appointments } from '../appointments/appointments.ts';
import { Audited } from '../audit-log/audited.ts';
import { Accounts } from '../auth/accounts.ts';
import { Invitations } from '../auth/invitations.ts';
import { Me } from '../auth/session.guard.ts';
import { Sessions } from '../auth/sessions.ts';
import { User } from '../auth/user.entity.ts';
import { ConsultationRequests } from '../consultation-requests/consultation-requests.ts';
import { ForAdmins, RecentSecondFactor } from '../http/audience.ts';
import { Http, type HttpContext, Id, IdempotencyKey, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { csvFile } from '../lists/csv.ts';
import { asAdmin, type QueryOf } from '../lists/list.ts';
import { ListParams, setContentRange } from '../lists/list-query.ts';
import { ClientNote } from '../notes/note.entity.ts';
import { Notes } from '../notes/notes.ts';
import { AccountRemoval, mustNotBeLastAdmin } from './account-removal.ts';
import { clientCsv, clientList, clientView } from './client-list.ts';

type Query = QueryOf<typeof clientList>;

const noted = { notes: ClientNote, records: User, unknown: clientMessages.unknown };

@Controller()
@ForAdmins()
export class ClientsController {
  private readonly logger = new Logger(ClientsController.name);

  constructor(
    private readonly database: DataSource,
    private readonly invitations: Invitations,
    private readonly notes: Notes,
    private readonly accounts: Accounts,
    private readonly removal: AccountRemoval,
    private readonly appointments: Appointments,
    private readonly requests: ConsultationRequests,
    private readonly sessions: Sessions,
  ) {}

  @Route(clients.list)
  @Audited('read', 'client')
  async list(@ListParams(clientList) query: Query, @Http() http: HttpContext) {
    const page = await clientList.page(this.database, query, asAdmin);
    setContentRange(http, clientList, query, page);
    return page.rows.map(clientView);
  }

  @Route(clients.exportCsv)
  @RecentSecondFactor()
  @Audited('export', 'client')
  exportCsv(@ListParams(clientList) query: Query) {
    return csvFile(clientList, clientCsv, clientList.everything(this.database, query));
  }

  @Route(clients.one)
  @Audited('read', 'client')
  async one(@Id() id: number) {
    return clientView(await clientList.find(this.database, id));
  }

  @Route(clients.create)
  @Audited('invite', 'client')
  async create(@Body({ schema: clientInput }) input: Input<typeof clientInput>) {
    return this.one(await this.database.transaction((manager) => this.invitations.open(input, manager)));
  }

  @Route(consultationRequests.setUpClient)
  @Audited('invite', 'request', 'client')
  async setUpClient(
    @Id() id: number,
    @Body({ schema: requestToClientInput }) input: Input<typeof requestToClientInput>,
    @IdempotencyKey() idempotencyKey: string,
    @Me() me: SessionUser,
  ) {
    const { firstName, lastName, phone, email, ...visit } = input;
    const booking = { ...visit, status: 'scheduled' as const };
    const { appointment, emails } = await this.appointments.bookFor(
      booking,
      me,
      idempotencyKey,
      async (manager) => {
        await this.requests.markAs('booked', id, manager);
        return this.invitations.findOrOpen({ firstName, lastName, phone, email }, manager);
      },
    );
    const row = await clientList.find(this.database, appointment.userId);
    // Both are the time of the transaction that wrote them. Sent again, the answer is the same.
    const isInvited = row.invitedAt?.getTime() === appointment.createdAt.getTime();
    return { client: clientView(row), appointmentId: appointment.id, isInvited, emails };
  }

  @Route(clients.invite, 200)
  @Audited('invite', 'client', 'invitation')
  async invite(@Id() id: number) {
    await this.invitations.inviteAgain(id);
    return this.one(id);
  }

  @Route(clients.endSessions, 200)
  @Audited('logout', 'client', 'sign-out')
  async endSessions(@Id() id: number) {
    await this.one(id);
    await this.sessions.endAll(id);
    return { message: clientMessages.loggedOut };
  }

  @Route(clients.update)
  @RecentSecondFactor()
  @Audited('roles', 'client')
  async update(@Id() id: number, @Body({ schema: clientUpdate }) changes: Input<typeof clientUpdate>) {
    await this.database.transaction(async (manager) => {
      const { isAdmin } = changes;
      if (isAdmin) await this.accounts.makeAdmin(id, manager);
      if (isAdmin === false) await mustNotBeLastAdmin(id, manager);
      const also = isAdmin === false ? { newPasswordRequired: false } : {};
      if (Object.keys(changes).length > 0) await manager.update(User, id, { ...changes, ...also });
    });
    return this.one(id);
  }

  @Route(clients.remove)
  @RecentSecondFactor()
  @Audited('delete', 'client')
  async remove(@Id() id: number, @Me() me: SessionUser) {
    if (id === me.id) throw new ConflictException({ message: clientMessages.ownAccount });
    await this.removal.remove({ id }, new NotFoundException(clientMessages.unknown));
    this.logger.log(`Account ${id} was deleted by admin ${me.id}.`);
    return { message: clientMessages.deleted };
  }

  @Route(clients.notes)
  @Audited('read', 'client', 'notes')
  listNotes(@Id() id: number) {
    return this.notes.list(noted, id);
  }

  @Route(clients.addNote)
  @Audited('add', 'client', 'notes')
  addNote(
    @Id() id: number,
    @Body({ schema: noteInput }) input: Input<typeof noteInput>,
    @Me() me: SessionUser,
  ) {
    return this.notes.add(noted, id, input, me);
  }
}
