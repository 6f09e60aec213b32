import { Body, ConflictException, Controller, Logger, NotFoundException, Query } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import {
  clientInput,
  clientMessages,
  clientUpdate,
  colleagueInput,
  contactInput,
  invitationInput,
  requestToClientInput,
} from '@practice/contract/clients';
import { mergeInput, mergeQuery } from '@practice/contract/merges';
import { noteInput } from '@practice/contract/notes';
import { may } from '@practice/contract/permissions';
import { clients, consultationRequests } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { Appointments } from '../appointments/appointments.ts';
import { Colleagues } from '../auth/colleagues.ts';
import { ContactDetails } from '../auth/contact-details.ts';
import { Invitations } from '../auth/invitations.ts';
import { forbidden, Me, requireRecent } from '../auth/session.guard.ts';
import { Sessions } from '../auth/sessions.ts';
import { Person, User } from '../auth/user.entity.ts';
import { ConsultationRequests } from '../consultation-requests/consultation-requests.ts';
import { Http, type HttpContext, Id, IdempotencyKey, type Input } from '../http/params.ts';
import { RecentSecondFactor, Route } from '../http/route.ts';
import { conflict } from '../http/validation.ts';
import { type QueryOf, seesClosed } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { ClientNote } from '../notes/note.entity.ts';
import { Notes } from '../notes/notes.ts';
import { AccountRemoval } from './account-removal.ts';
import { clientCsv, clientList, clientView } from './client-list.ts';
import { Merges } from './merges.ts';

type ClientQuery = QueryOf<typeof clientList>;

const noted = { notes: ClientNote, records: Person, unknown: clientMessages.unknown };

@Controller()
export class ClientsController {
  private readonly logger = new Logger(ClientsController.name);

  constructor(
    private readonly database: DataSource,
    private readonly invitations: Invitations,
    private readonly notes: Notes,
    private readonly colleagues: Colleagues,
    private readonly contact: ContactDetails,
    private readonly removal: AccountRemoval,
    private readonly merges: Merges,
    private readonly appointments: Appointments,
    private readonly requests: ConsultationRequests,
    private readonly sessions: Sessions,
  ) {}

  @Route(clients.list)
  async list(@ListParams(clientList) query: ClientQuery, @Me() me: SessionUser) {
    return (await clientList.page(this.database, query, seesClosed(me))).map(clientView);
  }

  @Route(clients.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(clientList) query: ClientQuery, @Me() me: SessionUser) {
    return clientList.csv(this.database, query, clientCsv, seesClosed(me));
  }

  @Route(clients.one)
  async one(@Id() id: number, @Me() me: SessionUser) {
    return clientView(await clientList.find(this.database, id, seesClosed(me)));
  }

  @Route(clients.create)
  async create(
    @Body({ schema: clientInput }) { invite, ...person }: Input<typeof clientInput>,
    @Me() me: SessionUser,
  ) {
    const id = await this.database.transaction(async (manager) => {
      const { id } = await manager.save(Person, person);
      if (invite) await this.invitations.giveLogin(id, person.email, manager);
      return id;
    });
    return this.one(id, me);
  }

  @Route(consultationRequests.setUpClient)
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
    const client = await this.one(appointment.personId, me);
    // Both are the transaction's time, so a resent request gets the same answer.
    const isInvited = client.invitedAt?.getTime() === appointment.createdAt.getTime();
    return { client, appointmentId: appointment.id, isInvited, emails };
  }

  @Route(clients.inviteColleague)
  @RecentSecondFactor()
  async inviteColleague(
    @Body({ schema: colleagueInput }) input: Input<typeof colleagueInput>,
    @Me() me: SessionUser,
  ) {
    return this.one(await this.colleagues.invite(input, me), me);
  }

  /** Takes a recent second factor for colleagues, because their password link goes to this address. */
  @Route(clients.correct)
  async correct(
    @Id() id: number,
    @Body({ schema: contactInput }) input: Input<typeof contactInput>,
    @Me() me: SessionUser,
    @Http() { request }: HttpContext,
  ) {
    if (id === me.id) throw conflict(clientMessages.ownContact);
    if ((await this.mayChange(id, me)).isAdmin) await requireRecent(this.sessions, request);
    await this.contact.correct(id, input, me);
    return this.one(id, me);
  }

  @Route(clients.invite, 200)
  async invite(
    @Id() id: number,
    @Body({ schema: v.optional(invitationInput, {}) }) { email }: Input<typeof invitationInput>,
    @Me() me: SessionUser,
  ) {
    const { hasLogin } = await this.mayChange(id, me);
    if (hasLogin) await this.invitations.inviteAgain(id, personName(me));
    else await this.database.transaction((manager) => this.invitations.giveLogin(id, email, manager));
    return this.one(id, me);
  }

  @Route(clients.endSessions, 200)
  async endSessions(@Id() id: number, @Me() me: SessionUser) {
    await this.mayChange(id, me);
    await this.sessions.endAll(id);
    return { message: clientMessages.loggedOut };
  }

  @Route(clients.update)
  @RecentSecondFactor()
  async update(
    @Id() id: number,
    @Body({ schema: clientUpdate }) { isClient, isAdmin, ...changes }: Input<typeof clientUpdate>,
    @Me() me: SessionUser,
  ) {
    const { role = isAdmin === undefined ? undefined : isAdmin ? 'owner' : null } = changes;
    await this.database.transaction(async (manager) => {
      if (role !== undefined) await this.colleagues.setRole(id, role, me, manager);
      if (isClient !== undefined) await manager.update(User, id, { isClient });
    });
    return this.one(id, me);
  }

  @Route(clients.remove)
  @RecentSecondFactor()
  async remove(@Id() id: number, @Me() me: SessionUser) {
    if (id === me.id) throw new ConflictException({ message: clientMessages.ownAccount });
    const { hasLogin } = await this.mayChange(id, me);
    if (hasLogin) await this.removal.remove({ id }, new NotFoundException(clientMessages.unknown));
    else if (may(me.role, 'closed-clients.change')) await this.removal.removePerson(id);
    else throw forbidden();
    this.logger.log(`Account ${id} was deleted by admin ${me.id}.`);
    return { message: clientMessages.deleted };
  }

  private async mayChange(id: number, me: SessionUser) {
    const client = clientView(await clientList.findToChange(this.database, id, me));
    if (client.isAdmin && !may(me.role, 'staff.change')) throw forbidden();
    return client;
  }

  @Route(clients.mergePreview)
  async mergePreview(
    @Id() id: number,
    @Query({ schema: mergeQuery }) { other }: Input<typeof mergeQuery>,
    @Me() me: SessionUser,
  ) {
    for (const each of [id, other]) await this.one(each, me);
    return this.merges.preview(id, other);
  }

  @Route(clients.merge, 200)
  async merge(
    @Id() id: number,
    @Body({ schema: mergeInput }) { other }: Input<typeof mergeInput>,
    @Me() me: SessionUser,
  ) {
    for (const each of [id, other]) await clientList.findToChange(this.database, each, me);
    await this.merges.merge(id, other, me);
    return this.one(id, me);
  }

  @Route(clients.undoMerge)
  async undoMerge(@Id() id: number, @Me() me: SessionUser) {
    await clientList.findToChange(this.database, id, me);
    return this.one(await this.merges.undo(id), me);
  }

  @Route(clients.notes)
  async listNotes(@Id() id: number, @Me() me: SessionUser) {
    await this.one(id, me);
    return this.notes.list(noted, id);
  }

  @Route(clients.addNote)
  async addNote(
    @Id() id: number,
    @Body({ schema: noteInput }) input: Input<typeof noteInput>,
    @Me() me: SessionUser,
  ) {
    await clientList.findToChange(this.database, id, me);
    return this.notes.add(noted, id, input, me);
  }
}
