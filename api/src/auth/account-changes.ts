import { BadRequestException, Injectable } from '@nestjs/common';
import {
  type Account,
  type AccountUpdate,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type SessionUser,
  sameEmailMessage,
  wrongPasswordMessage,
} from '@practice/contract/auth';
import { DataSource, type EntityManager } from 'typeorm';
import { Limits, networkOf } from '../http/limits.ts';
import type { HttpContext } from '../http/params.ts';
import { invalid } from '../http/validation.ts';
import { passwordChanged } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { Accounts } from './accounts.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { User } from './user.entity.ts';

@Injectable()
export class AccountChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Accounts,
    private readonly confirmations: EmailConfirmations,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  find({ id }: SessionUser): Promise<Account> {
    return this.dataSource.getRepository(User).findOneOrFail({ where: { id }, select: accountFields });
  }

  async update(me: SessionUser, update: AccountUpdate): Promise<Account> {
    const changes = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) await this.dataSource.getRepository(User).update(me.id, changes);
    return this.find(me);
  }

  /**
   * Sets a new password, ends every other session, and drops an unconfirmed new address, which an attacker may have asked for.
   * @throws BadRequestException for a wrong current password or a new one that `Passwords.requireGood` refuses
   * @throws UnauthorizedException when the session has ended meanwhile
   * @throws TooManyRequestsException after too many wrong passwords, as at login
   */
  async changePassword(
    me: SessionUser,
    { currentPassword, password }: ChangePasswordInput,
    http: HttpContext,
  ): Promise<void> {
    this.passwords.requireGood(password, me);
    const user = await this.authenticate(me, currentPassword, http);
    const stored = await this.passwords.hash(password);
    await this.sessions.startOver(me, http, async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `UPDATE users SET password = $3, reset_token = NULL, reset_token_expiry = NULL, new_email = NULL
         WHERE id = $1 AND password = $2`,
        [me.id, user.password, stored],
      );
      if (count === 0) throw wrongPassword();
      await this.notify(user, manager);
    });
  }

  /**
   * Emails a link to the new address, whether or not another account has it. The account keeps its address until the link is
   * opened.
   * @throws BadRequestException for a wrong current password or the address that the account has
   * @throws TooManyRequestsException after five an hour, too many emails to that address, or too many wrong passwords
   */
  async requestEmailChange(
    me: SessionUser,
    { email, currentPassword }: ChangeEmailInput,
    http: HttpContext,
  ): Promise<void> {
    if (email === me.email.toLowerCase()) throw invalid(sameEmailMessage, 'email');
    const { password } = await this.authenticate(me, currentPassword, http);
    await this.limits.take('new addresses of an account', String(me.id));
    await this.limits.takeEmail('account', email);
    await this.dataSource.transaction(async (manager) => {
      const [, count] = await manager.query<[unknown[], number]>(
        `UPDATE users SET new_email = $3 WHERE id = $1 AND password = $2 AND NOT new_password_required`,
        [me.id, password, email],
      );
      if (count === 0) throw wrongPassword();
      await this.confirmations.requestNew(me.id, email, manager);
    });
  }

  private async authenticate(
    { email }: SessionUser,
    password: string,
    { request }: HttpContext,
  ): Promise<User> {
    const user = await this.accounts.authenticate({ email, password }, networkOf(request.ip));
    if (!user) throw wrongPassword();
    return user;
  }

  private async notify({ email, firstName, emailConfirmedAt }: User, within: EntityManager): Promise<void> {
    if (emailConfirmedAt === null && !(await this.limits.allowsEmail('account', email))) return;
    await this.mailer.queue(email, passwordChanged(firstName), within);
  }
}

const accountFields = {
  firstName: true,
  lastName: true,
  email: true,
  newEmail: true,
  phone: true,
  appointmentEmails: true,
  reminderEmails: true,
} as const;

function wrongPassword(): BadRequestException {
  return invalid(wrongPasswordMessage, 'currentPassword');
}
