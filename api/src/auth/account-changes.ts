import { randomUUID } from 'node:crypto';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Account,
  type AccountUpdate,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type SessionUser,
  sameEmailMessage,
  wrongPasswordMessage,
} from '@practice/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Limits, networkOf } from '../http/limits.ts';
import { invalid } from '../http/validation.ts';
import { passwordChanged } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { Accounts } from './accounts.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { User } from './user.entity.ts';

/** What somebody changes of their own account. A session alone changes neither password nor address. */
@Injectable()
export class AccountChanges {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly confirmations: EmailConfirmations,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** The account of a signed-in person. */
  find({ id }: SessionUser): Promise<Account> {
    return this.dataSource.getRepository(User).findOneOrFail({ where: { id }, select: shown });
  }

  /** Sets what the update names, and answers with the account as it is then. */
  async update(me: SessionUser, update: AccountUpdate): Promise<Account> {
    const { firstName, lastName, phone, appointmentMails, reminderMails } = update;
    const named = Object.entries({ firstName, lastName, phone, appointmentMails, reminderMails }).filter(
      ([, value]) => value !== undefined,
    );
    if (named.length > 0) {
      await this.dataSource.getRepository(User).update({ id: me.id }, Object.fromEntries(named));
    }
    return this.find(me);
  }

  /**
   * Sets a new password, ends every other session, and forgets a new address that waits for its link: whoever asked for it
   * may not have been the owner.
   * @throws BadRequestException for a wrong current password, and for a new one that `Passwords.requireGood` refuses.
   * @throws UnauthorizedException when the session has ended meanwhile.
   * @throws TooManyRequestsException after too many wrong ones, as when signing in.
   */
  async changePassword(
    me: SessionUser,
    { currentPassword, password }: ChangePasswordInput,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    this.passwords.requireGood(password, me);
    const former = await this.prove(me, currentPassword, request);
    const stored = await this.passwords.hash(password);
    await this.sessions.startOver(me, request, reply, async (manager) => {
      // Of two at once, the second one's current password is not current any more.
      const [, count] = await manager.query<[unknown[], number]>(
        `UPDATE users SET password = $3, reset_token = NULL, reset_token_expiry = NULL, new_email = NULL
         WHERE id = $1 AND password = $2`,
        [me.id, former.password, stored],
      );
      if (count === 0) throw wrongPassword();
      await this.tell(former, manager);
    });
  }

  /**
   * Emails a link to the new address; the account keeps the old one until it is opened. Does the same whether another account
   * has the new address or not.
   * @throws BadRequestException for a wrong current password, and for the address the account has.
   * @throws TooManyRequestsException after five in an hour, too many emails to that address, or too many wrong passwords.
   */
  async askForEmail(
    me: SessionUser,
    { email, currentPassword }: ChangeEmailInput,
    request: FastifyRequest,
  ): Promise<void> {
    if (email === me.email.toLowerCase()) throw invalid([{ path: 'email', message: sameEmailMessage }]);
    const { password } = await this.prove(me, currentPassword, request);
    await this.limits.take('new addresses of an account', String(me.id));
    // However many accounts ask for it, nobody's mailbox is filled with our links.
    await this.limits.takeEmail('account', email);
    await this.dataSource.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `UPDATE users SET new_email = $3 WHERE id = $1 AND password = $2 AND NOT new_password_required`,
        [me.id, password, email],
      );
      if (count === 0) throw wrongPassword();
      await this.confirmations.askNew(me.id, email, manager);
    });
  }

  private async prove({ email }: SessionUser, password: string, { ip }: FastifyRequest): Promise<User> {
    const user = await this.accounts.prove({ email, password }, networkOf(ip));
    if (!user) throw wrongPassword();
    return user;
  }

  private async tell({ email: to, firstName, emailConfirmedAt }: User, within: EntityManager): Promise<void> {
    if (emailConfirmedAt === null && !(await this.limits.allowsEmail('account', to))) return;
    const email = passwordChanged(firstName, this.config.publicOrigin);
    await this.mailer.queue(to, email, `password-changed/${randomUUID()}`, within);
  }
}

const shown = {
  firstName: true,
  lastName: true,
  email: true,
  newEmail: true,
  phone: true,
  appointmentMails: true,
  reminderMails: true,
} as const;

function wrongPassword(): BadRequestException {
  return invalid([{ path: 'currentPassword', message: wrongPasswordMessage }]);
}
