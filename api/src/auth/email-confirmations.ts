import { randomUUID } from 'node:crypto';
import {
  BadRequestException,
  ConflictException,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { confirmationLinkDays, type SessionUser } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { violatedConstraint } from '../database/violations.ts';
import { Limits } from '../http/limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { confirmEmail, confirmNewEmail, emailChanged } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';

const queue = 'confirm-email';

interface Confirmed {
  userId: number;
  email: string;
}

interface Wanted {
  userId: number;
  /** The address to email to, where it is not the account's own yet. */
  newEmail?: string;
}

type Listener = (confirmed: Confirmed, within: EntityManager) => Promise<void>;

/** Proof that an email address is its account's: somebody opened a link that was mailed there. */
@Injectable()
export class EmailConfirmations implements OnApplicationBootstrap {
  private readonly listeners: Listener[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.mailer.work<Wanted>(queue, ({ userId, newEmail }) =>
      newEmail === undefined ? this.write(userId) : this.writeTo(newEmail, userId),
    );
  }

  /** Has something done, in the same transaction, whenever an address is confirmed. */
  onConfirmed(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Emails a link to an account's address, once the transaction is committed. */
  async ask(userId: number, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { userId }, { key: randomUUID(), within });
  }

  /** Emails a link to the address that an account wants (`users.new_email`); opened, it becomes the account's. */
  async askNew(userId: number, newEmail: string, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { userId, newEmail } satisfies Wanted, { key: randomUUID(), within });
  }

  /** Emails the link again, unless the address is confirmed; answers which. @throws TooManyRequestsException when the address was mailed too often. */
  async askAgain({ id, email, emailConfirmed }: SessionUser): Promise<string> {
    if (emailConfirmed) return messages.auth.alreadyConfirmed;
    await this.limits.takeEmail('account', email);
    await this.dataSource.transaction((manager) => this.ask(id, manager));
    return messages.auth.confirmationSent(email);
  }

  /**
   * Spends a link's token, and says what that did: an address is confirmed, or the account has a new one.
   * @throws BadRequestException for one that is spent, too old, or of an address the account no longer has or wants.
   * @throws ConflictException when another account has taken the new address meanwhile.
   */
  async confirm(token: string): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const [[spent]] = await manager.query<[Confirmed[], number]>(
        `DELETE FROM email_confirmations WHERE token_hash = $1 AND expires_at > now()
         RETURNING user_id AS "userId", email`,
        [hashOfToken(token)],
      );
      if (spent && (await this.confirmed(spent, manager))) return messages.auth.emailConfirmed;
      if (spent && (await this.changed(spent, manager))) return messages.account.emailChanged;
      throw new BadRequestException(messages.auth.confirmationInvalid);
    });
  }

  /** Notes that a mailed link was opened. False when the account has another address by now. */
  async confirmed(confirmed: Confirmed, within: EntityManager): Promise<boolean> {
    const { userId, email } = confirmed;
    const [, count] = await within.query<[unknown[], number]>(
      `UPDATE users SET email_confirmed_at = coalesce(email_confirmed_at, now()) WHERE id = $1 AND email = $2`,
      [userId, email],
    );
    if (count === 0) return false;
    for (const listener of this.listeners) await listener(confirmed, within);
    return true;
  }

  // What was mailed to the old address is good for nothing from now on: others may read it by then.
  private async changed(confirmed: Confirmed, within: EntityManager): Promise<boolean> {
    const { userId, email } = confirmed;
    const [former] = await within.query<{ email: string; first_name: string | null }[]>(
      `SELECT email, first_name FROM users WHERE id = $1 AND new_email = $2 FOR UPDATE`,
      [userId, email],
    );
    if (!former) return false;
    try {
      await within.query(
        `UPDATE users SET email = new_email, new_email = NULL, email_confirmed_at = now(),
                          reset_token = NULL, reset_token_expiry = NULL
         WHERE id = $1`,
        [userId],
      );
    } catch (error) {
      if (violatedConstraint(error) !== 'users_email_taken') throw error;
      throw new ConflictException(messages.account.emailTakenMeanwhile);
    }
    await within.query(`DELETE FROM email_confirmations WHERE user_id = $1`, [userId]);
    for (const listener of this.listeners) await listener(confirmed, within);
    await this.mailer.queue(
      former.email,
      emailChanged(former.first_name),
      `email-changed/${randomUUID()}`,
      within,
    );
    return true;
  }

  // Each retry makes a link of its own; all of them are good, since all go to the same address.
  private async write(userId: number) {
    const token = newLinkToken();
    const [user] = await this.dataSource.query<{ email: string }[]>(
      `INSERT INTO email_confirmations (token_hash, user_id, email, expires_at)
       SELECT $2, id, email, now() + make_interval(days => $3) FROM users
       WHERE id = $1 AND email_confirmed_at IS NULL
       RETURNING email`,
      [userId, hashOfToken(token), confirmationLinkDays],
    );
    if (!user) return undefined;
    const email = confirmEmail(token, this.config.publicOrigin);
    return { to: user.email, ...email, id: randomUUID() };
  }

  // Whether another account has the address is found out when the link is opened, by whoever reads the mailbox.
  private async writeTo(newEmail: string, userId: number) {
    const token = newLinkToken();
    const [user] = await this.dataSource.query<{ email: string }[]>(
      `INSERT INTO email_confirmations (token_hash, user_id, email, expires_at)
       SELECT $2, id, new_email, now() + make_interval(days => $3) FROM users
       WHERE id = $1 AND new_email = $4
       RETURNING email`,
      [userId, hashOfToken(token), confirmationLinkDays, newEmail],
    );
    if (!user) return undefined;
    const email = confirmNewEmail(token, this.config.publicOrigin);
    return { to: user.email, ...email, id: randomUUID() };
  }
}
