import { randomUUID } from 'node:crypto';
import { BadRequestException, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ResetPasswordInput, resetLinkHours } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Limits } from '../http/limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { passwordChanged, passwordReset, passwordSet } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { EmailConfirmations } from './email-confirmations.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { noPassword, Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import type { User } from './user.entity.ts';

const queue = 'password-reset';

const hasToken = `(reset_token = $1 AND reset_token_expiry > now()
                   OR invitation_token = $1 AND invitation_token_expiry > now())`;

type ResetUser = Pick<User, 'id' | 'email' | 'firstName' | 'isAdmin'>;

@Injectable()
export class PasswordResets implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly confirmations: EmailConfirmations,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The link is good for an hour, so its email is retried for about as long.
    const options = { retryLimit: 10, deleteAfterSeconds: 3600 };
    await this.mailer.work<{ email: string }>(queue, ({ email }) => this.write(email), options);
  }

  /**
   * Does the same for every email address; whether there is an account is found out after the answer.
   * @param address the caller's network address: where the account was logged in to before, no stranger uses up its links.
   * @throws TooManyRequestsException after ten from there in an hour.
   */
  async ask(email: string, address: string): Promise<void> {
    await this.limits.take('forgotten password by address', address);
    const isKnown = await this.limits.hasSeen('known address of an account', `${email} ${address}`);
    if (!isKnown && !(await this.limits.allowsEmail('password reset', email))) return;
    await this.dataSource.transaction((manager) =>
      this.jobs.send(queue, { email }, { key: randomUUID(), within: manager }),
    );
  }

  /**
   * Sets a password with the token of a mailed link, be it of this kind or of an invitation; neither link is good any more.
   * @throws BadRequestException for a password that `Passwords.requireGood` refuses (the token stays good), and for a token
   * that was used, is older than its email says, or never was.
   */
  async reset({ token, password }: ResetPasswordInput): Promise<{ email: string }> {
    const hashed = hashOfToken(token);
    const [known] = await this.dataSource.query<{ password: string }[]>(
      `SELECT password FROM users WHERE ${hasToken}`,
      [hashed],
    );
    if (!known) throw new BadRequestException(messages.auth.resetTokenInvalid);
    const stored = await this.passwords.hash(password);
    return this.dataSource.transaction(async (manager) => {
      const [[user]] = await manager.query<[ResetUser[], number]>(
        `UPDATE users SET password = $2, new_password_required = false, new_email = NULL,
                          reset_token = NULL, reset_token_expiry = NULL,
                          invitation_token = NULL, invitation_token_expiry = NULL
         WHERE ${hasToken} RETURNING id, email, first_name AS "firstName", is_admin AS "isAdmin"`,
        [hashed, stored],
      );
      if (!user) throw new BadRequestException(messages.auth.resetTokenInvalid);
      // Only now: they may have become an admin a moment ago.
      this.passwords.requireGood(password, user);
      await this.sessions.endAll(user.id, manager);
      // The link of this email proves the address just as well.
      await this.confirmations.confirmed({ userId: user.id, email: user.email }, manager);
      const tell = known.password === noPassword ? passwordSet : passwordChanged;
      const email = tell(user.firstName, this.config.publicOrigin);
      await this.mailer.queue(user.email, email, `password-changed/${hashed}`, manager);
      return { email: user.email };
    });
  }

  // Only the email has the token, the database has its hash: each retry makes a new token, which replaces the one before.
  private async write(address: string) {
    const token = newLinkToken();
    const [[user]] = await this.dataSource.query<[{ email: string; first_name: string | null }[], number]>(
      `UPDATE users SET reset_token = $2, reset_token_expiry = now() + make_interval(hours => $3)
       WHERE lower(email) = $1 RETURNING email, first_name`,
      [address, hashOfToken(token), resetLinkHours],
    );
    if (!user) return undefined;
    const email = passwordReset(user.first_name, token, this.config.publicOrigin);
    // A new id each time: a mail server could drop a second email with the same one as a duplicate.
    return { to: user.email, ...email, id: randomUUID() };
  }
}
