import { randomUUID } from 'node:crypto';
import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { type ConfirmEmailAnswer, confirmationLinkDays, type SessionUser } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { unlessTaken } from '../database/errors.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { confirmEmail } from './emails/confirm-email.ts';
import { confirmNewEmail } from './emails/confirm-new-email.ts';
import { emailChanged } from './emails/email-changed.ts';
import { hashOfToken, newLinkToken } from './link-token.ts';
import { Sessions } from './sessions.ts';
import { EmailConfirmation, User } from './user.entity.ts';

const queue = 'confirm-email';

interface Confirmed {
  userId: number;
  email: string;
}

interface ConfirmationJob {
  userId: number;
  newEmail?: string;
}

type Listener = (confirmed: Confirmed, within: EntityManager) => Promise<void>;

@Injectable()
export class EmailConfirmations {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly sessions: Sessions,
  ) {
    mailer.work(queue, (job: ConfirmationJob) => this.write(job));
  }

  onConfirmed(listener: Listener): void {
    this.listeners.push(listener);
  }

  async request(job: ConfirmationJob, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, job, { within });
  }

  /** @returns the message to show @throws TooManyRequestsException */
  async requestAgain({ id, email, emailConfirmed }: SessionUser): Promise<string> {
    if (emailConfirmed) return messages.auth.alreadyConfirmed;
    await this.limits.takeEmail('account', email);
    await this.dataSource.transaction((manager) => this.request({ userId: id }, manager));
    return messages.auth.confirmationSent(email);
  }

  /** Anyone may type an address: a link opened elsewhere only ends sessions. @throws BadRequestException, ConflictException */
  async confirm(token: string, by: SessionUser | undefined): Promise<ConfirmEmailAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const link = await manager
        .createQueryBuilder(EmailConfirmation, 'link')
        .innerJoinAndSelect('link.user', 'person')
        .where('link.tokenHash = :hash AND link.expiresAt > now()', { hash: hashOfToken(token) })
        .andWhere('link.email IN (person.email, person.newEmail)')
        .setLock('pessimistic_write', undefined, ['person'])
        .getOne();
      const { auth, account } = messages;
      if (!link) throw new BadRequestException(auth.confirmationInvalid);
      const isCurrent = link.user.email === link.email;
      if (isCurrent && link.user.emailConfirmedAt) return { message: auth.alreadyConfirmed };
      if (link.userId !== by?.id) {
        await this.sessions.endAll(link.userId, manager);
        return isCurrent
          ? { message: auth.confirmationNeedsPassword, needs: 'password' }
          : { message: auth.confirmationNeedsLogin, needs: 'login' };
      }
      if (isCurrent) await this.markConfirmed(link, manager);
      else await this.changeEmail(link, manager);
      return { message: isCurrent ? auth.emailConfirmed : account.emailChanged };
    });
  }

  async markConfirmed(confirmed: Confirmed, within: EntityManager): Promise<void> {
    const emailConfirmedAt = () => 'coalesce(email_confirmed_at, now())';
    await within.update(User, confirmed.userId, { emailConfirmedAt });
    for (const listener of this.listeners) await listener(confirmed, within);
  }

  // Links sent to the former address become invalid, because others may read that mailbox.
  private async changeEmail(confirmed: Confirmed, within: EntityManager): Promise<void> {
    const { userId, email } = confirmed;
    const former = await within.findOneByOrFail(User, { id: userId });
    const noTokens = { newEmail: null, resetToken: null, resetTokenExpiry: null };
    const changing = within.update(User, userId, { ...noTokens, email, emailConfirmedAt: () => 'now()' });
    const taken = new ConflictException(messages.account.emailTakenMeanwhile);
    await unlessTaken(changing, 'users_email_taken', taken);
    await within.delete(EmailConfirmation, { userId, email: Not(email) });
    for (const listener of this.listeners) await listener(confirmed, within);
    await this.mailer.queue(former.email, emailChanged(former.firstName), within);
  }

  async write({ userId, newEmail }: ConfirmationJob) {
    const token = newLinkToken();
    const open = newEmail === undefined ? { emailConfirmedAt: IsNull() } : { newEmail };
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: userId, ...open });
    if (!user) return undefined;
    const to = newEmail ?? user.email;
    const expiresAt = new Date(Date.now() + confirmationLinkDays * 24 * 3_600_000);
    await manager.insert(EmailConfirmation, { tokenHash: hashOfToken(token), userId, email: to, expiresAt });
    const template = newEmail === undefined ? confirmEmail : confirmNewEmail;
    return { to, ...template(token), id: randomUUID() };
  }
}
