import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { invitationLinkDays } from '@practice/contract/auth';
import { clientMessages } from '@practice/contract/clients';
import { mergeMessages } from '@practice/contract/merges';
import { practice } from '@practice/contract/practice';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Appointment } from '../appointments/appointment.entity.ts';
import { unlessTaken } from '../database/errors.ts';
import { findLocked, sameEmail } from '../database/queries.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { conflict, invalid } from '../http/validation.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { Accounts } from './accounts.ts';
import { colleagueInvitation } from './emails/colleague-invitation.ts';
import { invitation } from './emails/invitation.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { noPassword } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { EmailConfirmation, Person, User } from './user.entity.ts';

const queue = 'invitation';
const noLinks = { resetToken: null, resetTokenExpiry: null, newEmail: null };

type Invited = Pick<Person, 'firstName' | 'lastName' | 'phone'> & { email: string };

interface InvitationJob {
  userId: number;
  invitedBy?: string | undefined;
}

@Injectable()
export class Invitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly sessions: Sessions,
    mailer: Mailer,
  ) {
    mailer.work(queue, (job: InvitationJob) => this.write(job));
  }

  /**
   * Opens an account without a password, and invites the person.
   * @throws NotFoundException; BadRequestException without an address; ConflictException
   */
  async giveLogin(id: number, address: string | null | undefined, within: EntityManager): Promise<void> {
    const person = await findLocked(within, Person, { id, closedAt: IsNull() });
    if (!person) throw new NotFoundException(clientMessages.unknown);
    const email = address ?? person.email;
    if (email === null) throw invalid(clientMessages.emailNeeded, 'email');
    const isTaken = await findLocked(within, User, { email: sameEmail(email) });
    if (isTaken) throw conflict(clientMessages.emailTaken, 'email');
    const { firstName, lastName } = person;
    await this.accounts.open({ id, firstName, lastName, email, isClient: true }, within);
    await within.update(Appointment, { personId: id }, { userId: id });
    await this.invite(id, within);
  }

  /**
   * Finds the account, or else the person, with an address, or opens an account. For a client invited now,
   * `invitedAt` is the transaction's time.
   */
  async findOrOpen({ email, ...input }: Invited, within: EntityManager): Promise<number> {
    const user = await findLocked(within, User, { email: sameEmail(email) });
    if (!user) {
      const known = { email: sameEmail(email), closedAt: IsNull() };
      const person = await within.findOne(Person, { where: known, order: { id: 'ASC' } });
      if (person) return person.id;
      const { id } = await within.save(Person, input);
      await this.giveLogin(id, email, within);
      return id;
    }
    if (await within.existsBy(Person, { id: user.id, closedAt: Not(IsNull()) }))
      throw conflict(mergeMessages.invited, 'email');
    const isUnverified = user.emailConfirmedAt === null && user.invitedAt === null && !user.isAdmin;
    if (isUnverified) await this.reclaim(user.id, input, within);
    return user.id;
  }

  /** @throws NotFoundException; ConflictException if they were never invited or have a password */
  async inviteAgain(userId: number, invitedBy: string): Promise<void> {
    await this.limits.take('invitation emails of an account', String(userId));
    await this.dataSource.transaction(async (manager) => {
      const user = await findLocked(manager, User, { id: userId });
      if (!user) throw new NotFoundException(clientMessages.unknown);
      if (user.invitedAt === null) throw new ConflictException(clientMessages.notInvited);
      if (isIn(user)) throw new ConflictException(clientMessages.alreadyIn);
      await this.invite(userId, manager, invitedBy);
    });
  }

  // A stranger may have registered with this unconfirmed address, and must not read what the practice enters.
  private async reclaim(
    userId: number,
    details: Omit<Invited, 'email'>,
    within: EntityManager,
  ): Promise<void> {
    await within.update(Person, userId, details);
    await within.update(User, userId, { isClient: true, password: noPassword, ...noLinks });
    await this.sessions.endAll(userId, within);
    await this.invite(userId, within);
  }

  async invite(userId: number, within: EntityManager, invitedBy?: string): Promise<void> {
    await within.update(User, userId, { invitedAt: () => 'now()' });
    await this.jobs.send(queue, { userId, invitedBy }, { within });
  }

  /** Invites someone without a password at another address. Links sent to the old one stop working. */
  async inviteAt(email: string, userId: number, within: EntityManager, invitedBy: string): Promise<void> {
    await this.limits.take('invitation emails of an account', String(userId));
    const changing = within.update(User, userId, { ...noLinks, invitationToken: null, email });
    await unlessTaken(changing, 'users_email_taken', conflict(clientMessages.emailTaken, 'email'));
    await within.delete(EmailConfirmation, { userId });
    await this.invite(userId, within, invitedBy);
  }

  /** Each retry needs a new token, because the database has only the hash of the last one. */
  async write({ userId, invitedBy = practice.name }: InvitationJob) {
    const token = newLinkToken();
    const invitationTokenExpiry = new Date(Date.now() + invitationLinkDays * 24 * 3_600_000);
    const user = await this.dataSource.transaction(async (manager) => {
      const invited = { id: userId, invitedAt: Not(IsNull()) };
      const found = await findLocked(manager, User, invited);
      if (!found || isIn(found)) return undefined;
      await manager.update(User, userId, { invitationToken: hashOfToken(token), invitationTokenExpiry });
      return found;
    });
    if (!user) return undefined;
    const { role, firstName, emailConfirmedAt } = user;
    const email = role
      ? colleagueInvitation({ firstName, role, invitedBy, isKnown: emailConfirmedAt !== null, token })
      : invitation(firstName, token);
    return { to: user.email, ...email, id: randomUUID() };
  }
}

const isIn = (user: User) => user.emailConfirmedAt !== null && !user.newPasswordRequired;
