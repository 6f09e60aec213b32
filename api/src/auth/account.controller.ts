import { Body, Controller } from '@nestjs/common';
import {
  accountUpdate,
  changeEmailInput,
  changePasswordInput,
  endSessionInput,
  type SessionUser,
  sameEmailMessage,
} from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { account } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { updateGiven } from '../database/queries.ts';
import { Http, type HttpContext, type Input, Network } from '../http/params.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Route, SignedIn } from '../http/route.ts';
import { invalid } from '../http/validation.ts';
import { Mailer } from '../mail/mailer.ts';
import { Accounts, sessionEnded } from './accounts.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { passwordChanged } from './emails/password-changed.ts';
import { Passwords } from './passwords.ts';
import { Me } from './session.guard.ts';
import { Sessions } from './sessions.ts';
import { Person, User } from './user.entity.ts';

@Controller()
@SignedIn()
export class AccountController {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: Accounts,
    private readonly confirmations: EmailConfirmations,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  @Route(account.mine)
  mine(@Me() { id }: SessionUser) {
    return this.database.getRepository(User).findOneOrFail({ where: { id }, select: accountFields });
  }

  @Route(account.update)
  async update(@Me() me: SessionUser, @Body({ schema: accountUpdate }) update: Input<typeof accountUpdate>) {
    const { appointmentEmails, reminderEmails, ...details } = update;
    await this.database.transaction(async (manager) => {
      await updateGiven(manager, User, me.id, { appointmentEmails, reminderEmails });
      await updateGiven(manager, Person, me.id, details);
    });
    return this.mine(me);
  }

  /** Ends all other sessions, and drops an unconfirmed new address, which an attacker may have requested. */
  @Route(account.changePassword, 200)
  async changePassword(
    @Me() me: SessionUser,
    @Body({ schema: changePasswordInput }) input: Input<typeof changePasswordInput>,
    @Network() network: string,
    @Http() http: HttpContext,
  ) {
    this.passwords.requireGood(input.password, me);
    const user = await this.accounts.requirePassword(me, input.currentPassword, network);
    const stored = await this.passwords.hash(input.password);
    let hadNewEmail = false;
    await this.sessions.startOver(me, http, async (manager) => {
      const former = await manager.findOne(User, {
        where: { id: me.id, password: user.password },
        select: { id: true, newEmail: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!former) throw sessionEnded();
      hadNewEmail = former.newEmail !== null;
      const changes = { password: stored, resetToken: null, resetTokenExpiry: null, newEmail: null };
      await manager.update(User, me.id, changes);
      const { email, firstName, emailConfirmedAt } = user;
      if (emailConfirmedAt === null && !(await this.limits.tryTakeEmail('account', email))) return;
      await this.mailer.queue(email, passwordChanged(firstName, hadNewEmail), manager);
    });
    http.request.log.info({ user: me.id }, 'changed the password');
    const { passwordChanged: changed, emailChangeDropped } = messages.account;
    return { message: hadNewEmail ? `${changed} ${emailChangeDropped}` : changed };
  }

  /** Emails a link even if the address has an account. The old address stays until the link is opened. */
  @Route(account.changeEmail, 200)
  async changeEmail(
    @Me() me: SessionUser,
    @Body({ schema: changeEmailInput }) { email, currentPassword }: Input<typeof changeEmailInput>,
    @Network() network: string,
    @Http() { request }: HttpContext,
  ) {
    if (email === me.email.toLowerCase()) throw invalid(sameEmailMessage, 'email');
    const { password } = await this.accounts.requirePassword(me, currentPassword, network);
    await this.limits.take('new addresses of an account', String(me.id));
    await this.limits.takeEmail('account', email);
    await this.database.transaction(async (manager) => {
      const unchanged = { id: me.id, password, newPasswordRequired: false };
      const { affected } = await manager.update(User, unchanged, { newEmail: email });
      if (affected === 0) throw sessionEnded();
      await this.confirmations.request({ userId: me.id, newEmail: email }, manager);
    });
    request.log.info({ user: me.id }, 'asked for another email address');
    return { message: messages.account.emailAsked(email) };
  }

  @Route(account.sessions)
  mySessions(@Me() me: SessionUser, @Http() { request }: HttpContext) {
    return this.sessions.list(me.id, request);
  }

  @Route(account.endSession, 200)
  async endSession(
    @Me() me: SessionUser,
    @Body({ schema: endSessionInput }) { id }: Input<typeof endSessionInput>,
  ) {
    await this.sessions.endOne(me.id, id);
    return { message: messages.account.sessionEnded };
  }

  @Route(account.signOutEverywhere, 200)
  async signOutEverywhere(@Me() me: SessionUser, @Http() http: HttpContext) {
    await this.sessions.endAll(me.id);
    await this.sessions.end(http);
    http.request.log.info({ user: me.id }, 'logged out everywhere');
    return { message: messages.account.signedOutEverywhere };
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
