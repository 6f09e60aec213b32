import { randomUUID } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { type ResetPasswordInput, resetLinkHours } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource } from 'typeorm';
import { RateLimits } from '../http/rate-limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { newAdmin, passwordChanged, passwordReset, passwordSet } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { noPassword, Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import type { User } from './user.entity.ts';

const queue = 'password-reset';

const hasToken = `(reset_token = $1 AND reset_token_expiry > now()
                   OR invitation_token = $1 AND invitation_token_expiry > now()
                   OR email_confirmed_at IS NULL AND EXISTS (
                        SELECT FROM email_confirmations AS link
                        WHERE token_hash = $1 AND user_id = users.id AND link.email = users.email AND expires_at > now()))`;

type ResetUser = Pick<User, 'id' | 'email' | 'firstName' | 'isAdmin'> & {
  formerPassword: string;
  hadNewEmail: boolean;
};

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

  /** Looks the account up after the answer, which is always the same. @throws TooManyRequestsException after ten an hour */
  async request(email: string, address: string): Promise<void> {
    await this.limits.take('forgotten password by address', address);
    const isKnown = await this.limits.hasSeen('known address of an account', `${email} ${address}`);
    if (!isKnown && !(await this.limits.tryTakeEmail('password reset', email))) return;
    await this.dataSource.transaction((within) => this.jobs.send(queue, { email }, { within }));
  }

  async ownerOf(token: string): Promise<{ email: string }> {
    const find = `SELECT email FROM users WHERE ${hasToken}`;
    const [owner] = await this.dataSource.query<{ email: string }[]>(find, [hashOfToken(token)]);
    if (!owner) throw new BadRequestException(messages.auth.resetTokenInvalid);
    return owner;
  }

  async reset({ token, password }: ResetPasswordInput): Promise<{ user: ResetUser; message: string }> {
    await this.ownerOf(token);
    const hashed = hashOfToken(token);
    const stored = await this.passwords.hash(password);
    return this.dataSource.transaction(async (manager) => {
      const [[user]] = await manager.query<[ResetUser[], number]>(
        `UPDATE users SET password = $2, new_password_required = false, new_email = NULL,
                          reset_token = NULL, reset_token_expiry = NULL,
                          invitation_token = NULL, invitation_token_expiry = NULL
         WHERE ${hasToken}
         RETURNING id, email, first_name AS "firstName", is_admin AS "isAdmin",
                   old.password AS "formerPassword", old.new_email IS NOT NULL AS "hadNewEmail"`,
        [hashed, stored],
      );
      if (!user) throw new BadRequestException(messages.auth.resetTokenInvalid);
      // Checked here because they may have just become an admin.
      this.passwords.requireGood(password, user);
      await this.sessions.endAll(user.id, manager);
      await this.confirmations.markConfirmed({ userId: user.id, email: user.email }, manager);
      const isFirst = user.formerPassword === noPassword;
      const template = isFirst ? passwordSet : passwordChanged;
      await this.mailer.queue(user.email, template(user.firstName, user.hadNewEmail), manager);
      const { auth, account } = messages;
      const notice = isFirst ? auth.passwordSetNotice : auth.passwordResetNotice;
      const message = user.hadNewEmail ? `${notice} ${account.emailChangeDropped}` : notice;
      return { user, message };
    });
  }

  /** Each retry needs a new token, because the database has only the hash of the former one. */
  async write({ email }: { email: string }) {
    const token = newLinkToken();
    type Row = Pick<User, 'email' | 'firstName' | 'newPasswordRequired'>;
    const [[user]] = await this.dataSource.query<[Row[], number]>(
      `UPDATE users SET reset_token = $2, reset_token_expiry = now() + make_interval(hours => $3)
       WHERE lower(email) = $1
       RETURNING email, first_name AS "firstName", new_password_required AS "newPasswordRequired"`,
      [email, hashOfToken(token), resetLinkHours],
    );
    if (!user) return undefined;
    const template = user.newPasswordRequired ? newAdmin : passwordReset;
    return { to: user.email, ...template(user.firstName, token), id: randomUUID() };
  }
}
