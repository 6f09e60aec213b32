import { randomUUID } from 'node:crypto';
import {
  ConflictException,
  Inject,
  Injectable,
  NotFoundException,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { invitationLinkDays } from '@practice/contract/auth';
import { type ClientInput, clientMessages } from '@practice/contract/clients';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Limits } from '../http/limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { invitation } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { Accounts } from './accounts.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { noPassword } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { User } from './user.entity.ts';

const queue = 'invitation';

/** Accounts that the practice opens for its clients: a mailed link sets the first password, and proves the address. */
@Injectable()
export class Invitations implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
    private readonly sessions: Sessions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.mailer.work<{ userId: number }>(queue, ({ userId }) => this.write(userId));
  }

  /**
   * Opens an account without a password, and invites its person.
   * @returns its number
   * @throws ConflictException when the address has an account
   */
  async open({ firstName, lastName, phone, email }: ClientInput, within: EntityManager): Promise<number> {
    if (await this.userOf(email, within)) {
      const message = clientMessages.emailTaken;
      throw new ConflictException({ message, errors: [{ path: 'email', message }] });
    }
    const person = { firstName, lastName, phone, email, isClient: true };
    const { id } = await this.accounts.open({ ...person, password: noPassword }, within);
    await this.ask(id, within);
    return id;
  }

  /** Finds the account of an address, or opens one: who is invited now has the transaction's time as `invitedAt`. @returns its number */
  async findOrOpen(input: ClientInput, within: EntityManager): Promise<number> {
    const user = await this.userOf(input.email, within);
    if (!user) return this.open(input, within);
    const isStrangers = user.emailConfirmedAt === null && user.invitedAt === null && !user.isAdmin;
    if (isStrangers) await this.takeBack(user.id, input, within);
    return user.id;
  }

  /** Emails the link again. @throws NotFoundException, ConflictException for who was never invited or has a password. */
  async askAgain(userId: number): Promise<void> {
    await this.limits.take('invitation emails of an account', String(userId));
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(User, {
        where: { id: userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!user) throw new NotFoundException(clientMessages.unknown);
      if (user.invitedAt === null) throw new ConflictException(clientMessages.notInvited);
      if (user.emailConfirmedAt !== null) throw new ConflictException(clientMessages.alreadyIn);
      await this.ask(userId, manager);
    });
  }

  private userOf(email: string, within: EntityManager): Promise<User | null> {
    return within.findOne(User, {
      where: { email: Raw((column) => `lower(${column}) = :email`, { email }) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  // Whoever registered with an address that nobody has confirmed may be a stranger, and would read what the practice now
  // enters for its owner. So the account starts again: only the mailed link leads into it.
  private async takeBack(userId: number, input: ClientInput, within: EntityManager): Promise<void> {
    const { firstName, lastName, phone } = input;
    await within.update(User, userId, {
      firstName,
      lastName,
      phone,
      isClient: true,
      password: noPassword,
      resetToken: null,
      resetTokenExpiry: null,
      newEmail: null,
    });
    await this.sessions.endAll(userId, within);
    await this.ask(userId, within);
  }

  private async ask(userId: number, within: EntityManager): Promise<void> {
    // The transaction's own time: what else it writes has the same.
    await within.update(User, userId, { invitedAt: () => 'now()' });
    await this.jobs.send(queue, { userId }, { key: randomUUID(), within });
  }

  // Only the email has the token, the database has its hash: each retry makes a new one, which replaces the one before.
  private async write(userId: number) {
    const token = newLinkToken();
    const [[user]] = await this.dataSource.query<[{ email: string; firstName: string | null }[], number]>(
      `UPDATE users SET invitation_token = $2, invitation_token_expiry = now() + make_interval(days => $3)
       WHERE id = $1 AND invited_at IS NOT NULL AND email_confirmed_at IS NULL
       RETURNING email, first_name AS "firstName"`,
      [userId, hashOfToken(token), invitationLinkDays],
    );
    if (!user) return undefined;
    const email = invitation(user.firstName, token, this.config.publicOrigin);
    return { to: user.email, ...email, id: randomUUID() };
  }
}
