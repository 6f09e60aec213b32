import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { formerPasswordMessage, type ResetPasswordInput, resetLinkHours } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { findLocked, sameEmail } from '../database/queries.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { invalid } from '../http/validation.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { newAdmin } from './emails/new-admin.ts';
import { passwordChanged } from './emails/password-changed.ts';
import { passwordReset } from './emails/password-reset.ts';
import { passwordSet } from './emails/password-set.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { noPassword, Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { User } from './user.entity.ts';

const queue = 'password-reset';

const hasToken = `user.resetToken = :hash AND user.resetTokenExpiry > now()
  OR user.invitationToken = :hash AND user.invitationTokenExpiry > now()
  OR user.emailConfirmedAt IS NULL AND EXISTS (
       SELECT FROM email_confirmations AS link
       WHERE token_hash = :hash AND user_id = user.id AND link.email = user.email AND expires_at > now())`;

@Injectable()
export class PasswordResets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmations: EmailConfirmations,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {
    mailer.work(queue, (job: { email: string }) => this.write(job), { retryLimit: 10 });
  }

  /**
   * Always answers the same, and looks the account up later.
   * @throws TooManyRequestsException after ten an hour
   */
  async request(email: string, address: string): Promise<void> {
    await this.limits.take('forgotten password by address', address);
    const isKnown = await this.limits.hasSeen('known address of an account', `${email} ${address}`);
    if (!isKnown && !(await this.limits.tryTakeEmail('password reset', email))) return;
    await this.dataSource.transaction((within) => this.jobs.send(queue, { email }, { within }));
  }

  async ownerOf(token: string): Promise<{ email: string }> {
    const { email } = found(await this.byToken(token, this.dataSource.manager).getOne());
    return { email };
  }

  async reset({ token, password }: ResetPasswordInput): Promise<{ user: User; message: string }> {
    const former = found(await this.byToken(token, this.dataSource.manager).getOne());
    if (former.newPasswordRequired && (await this.passwords.verify(former.password, password)))
      throw invalid(formerPasswordMessage, 'password');
    const stored = await this.passwords.hash(password);
    return this.dataSource.transaction(async (manager) => {
      const user = found(await this.byToken(token, manager).setLock('pessimistic_write').getOne());
      // Checked here because they may just have become an admin.
      this.passwords.requireGood(password, user);
      await manager.update(User, user.id, {
        password: stored,
        newPasswordRequired: false,
        newEmail: null,
        resetToken: null,
        resetTokenExpiry: null,
        invitationToken: null,
        invitationTokenExpiry: null,
      });
      await this.sessions.endAll(user.id, manager);
      await this.confirmations.markConfirmed({ userId: user.id, email: user.email }, manager);
      const isFirst = user.password === noPassword;
      const hadNewEmail = user.newEmail !== null;
      const template = isFirst ? passwordSet : passwordChanged;
      await this.mailer.queue(user.email, template(user.firstName, hadNewEmail), manager);
      const { auth, account } = messages;
      const notice = isFirst ? auth.passwordSetNotice : auth.passwordResetNotice;
      const message = hadNewEmail ? `${notice} ${account.emailChangeDropped}` : notice;
      return { user, message };
    });
  }

  async write({ email }: { email: string }) {
    const token = newLinkToken();
    const user = await this.dataSource.transaction(async (manager) => {
      const owner = await findLocked(manager, User, { email: sameEmail(email) });
      const resetTokenExpiry = new Date(Date.now() + resetLinkHours * 3_600_000);
      if (owner) await manager.update(User, owner.id, { resetToken: hashOfToken(token), resetTokenExpiry });
      return owner;
    });
    if (!user) return undefined;
    const template = user.newPasswordRequired ? newAdmin : passwordReset;
    return { to: user.email, ...template(user.firstName, token), id: randomUUID() };
  }

  private byToken(token: string, within: EntityManager) {
    return within
      .createQueryBuilder(User, 'user')
      .addSelect(['user.password', 'user.newEmail'])
      .where(hasToken, { hash: hashOfToken(token) });
  }
}

function found(user: User | null): User {
  if (!user) throw new BadRequestException(messages.auth.resetTokenInvalid);
  return user;
}
