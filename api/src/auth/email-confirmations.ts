import { randomUUID } from 'node:crypto';
import { BadRequestException, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { confirmationLinkDays, type SessionUser } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Limits } from '../http/limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer, mailRetries } from '../mail/mailer.ts';
import { confirmEmail } from '../mail/mails.ts';
import { hashOfToken, newMailedToken } from './mailed-token.ts';

const queue = 'confirm-email';

interface Confirmed {
  userId: number;
  email: string;
}

type Listener = (confirmed: Confirmed, within: EntityManager) => Promise<void>;

/** Proof that a mail address is its account's: somebody opened a link that was mailed there. */
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
    const options = { ...mailRetries, expireInSeconds: 60, deleteAfterSeconds: 24 * 3600 };
    await this.jobs.work<{ userId: number }>(queue, options, ({ userId }) => this.mail(userId));
  }

  /** Has something done, in the same transaction, whenever an address is confirmed. */
  onConfirmed(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Mails a link to an account's address, once the transaction is committed. */
  async ask(userId: number, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { userId }, { key: randomUUID(), within });
  }

  /** Mails the link again. @throws TooManyRequestsException after five in an hour. */
  async askAgain({ id, emailConfirmed }: SessionUser): Promise<void> {
    if (emailConfirmed) return;
    await this.limits.take('confirmation mails of an account', String(id));
    await this.dataSource.transaction((manager) => this.ask(id, manager));
  }

  /** Spends a link's token. @throws BadRequestException for one that is spent, too old, or of an address the account no longer has. */
  async confirm(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [[spent]] = await manager.query<[{ user_id: number; email: string }[], number]>(
        `DELETE FROM email_confirmations WHERE token_hash = $1 AND expires_at > now() RETURNING user_id, email`,
        [hashOfToken(token)],
      );
      if (!spent || !(await this.confirmed({ userId: spent.user_id, email: spent.email }, manager))) {
        throw new BadRequestException(messages.auth.confirmationInvalid);
      }
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

  // Each retry makes a link of its own; all of them are good, since all go to the same address.
  private async mail(userId: number): Promise<void> {
    const token = newMailedToken();
    const [user] = await this.dataSource.query<{ email: string }[]>(
      `INSERT INTO email_confirmations (token_hash, user_id, email, expires_at)
       SELECT $2, id, email, now() + make_interval(days => $3) FROM users
       WHERE id = $1 AND email_confirmed_at IS NULL
       RETURNING email`,
      [userId, hashOfToken(token), confirmationLinkDays],
    );
    if (!user) return;
    const mail = confirmEmail(token, this.config.publicOrigin);
    await this.mailer.deliver({ to: user.email, ...mail }, randomUUID());
  }
}
