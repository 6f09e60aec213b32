import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { QueueOptions } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { Alerts } from '../alerts/alerts.ts';
import { CONFIG, type Config } from '../config.ts';
import { takeGathered } from '../database/sql/job-rows.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { GivenUp, Jobs } from '../jobs/jobs.ts';
import { type Email, gatheredEmail, renderEmail } from './email.ts';
import { isAboutThisEmail, recipientReason, type SmtpError, serverReason } from './smtp-errors.ts';
import { undeliveredKey } from './undelivered.ts';

const queue = 'mail';
const gatheredQueue = 'mail-to-practice';
const gatheredForMs = 10 * 60_000;

// Retried after 5 s, 10 s, 20 s, up to once an hour, for more than two days.
const retries = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const defaults = { ...retries, expireInSeconds: 60 };

const notSending = 'mail/not-sending';

interface WrittenEmail extends Email {
  to: string;
  attachments?: { filename: string; content: Buffer }[];
  /** The Message-ID; defaults to the job's id, by which mail servers recognize a retry. */
  id?: string;
}

/** Queues each email in the transaction of its event, and retries until the mail server accepts it. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  readonly practiceInbox: string;
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly alerts: Alerts,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
  ) {
    this.practiceInbox = config.practiceInbox;
    this.transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.work(queue, async (email: WrittenEmail) => email);
    const gathering = { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 };
    jobs.work(gatheredQueue, gathering, (job: { kind: string }, id) => this.sendGathered(job, id));
  }

  /** Sends an email for each job. `write` runs at each try, and returns undefined if no email is needed. */
  work<Data>(name: string, write: (data: Data) => Promise<WrittenEmail | undefined>, options?: QueueOptions) {
    this.jobs.work<Data>(name, { ...defaults, ...options }, async (data, id, isLastTry) => {
      const email = await write(data);
      if (email) await this.deliver({ id, ...email }, isLastTry);
    });
  }

  async queue(to: string, email: Email, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { to, ...email }, { within });
  }

  /** After three of a kind within ten minutes, further emails are combined into one. */
  async queueForPractice(kind: string, email: Email, within: EntityManager): Promise<void> {
    if (await this.limits.tryTake('emails to the practice', kind)) {
      return this.queue(this.practiceInbox, email, within);
    }
    const at = new Date(Date.now() + gatheredForMs);
    await this.jobs.send(gatheredQueue, { kind, email }, { within, at });
  }

  /** The first job that is due takes the emails of all others with it. */
  async sendGathered({ kind }: { kind: string }, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const emails = await takeGathered<Email>(manager, gatheredQueue, kind, id);
      if (emails.length > 0) await this.queue(this.practiceInbox, gatheredEmail(emails), manager);
    });
  }

  private async deliver(email: WrittenEmail, isLastTry: boolean): Promise<void> {
    try {
      await this.send(email);
    } catch (error) {
      throw await this.alertOwners(email, error as SmtpError, isLastTry);
    }
    this.alerts.clear(notSending);
    this.logger.log(`Email ${email.id} was accepted by the mail server.`);
  }

  private async send(email: WrittenEmail): Promise<void> {
    const { id, to, replyTo, calendar, attachments = [] } = email;
    const { subject, text, html } = renderEmail(email, this.config.publicOrigin);
    await this.transport.sendMail({
      from: this.config.mailFrom,
      // An object is not parsed, so that no one can inject a recipient.
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      // Nodemailer passes on text that looks encoded (RFC 2047), which email programs would decode.
      subject: subject.includes('=?') ? encodeWord(subject, 'Q', 52) : subject,
      text,
      html,
      // Prevents auto-replies, but the practice may have its own.
      ...(to !== this.practiceInbox && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      attachments,
      ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
      messageId: `<${id}@${new URL(this.config.publicOrigin).hostname}>`,
    });
  }

  private async alertOwners({ to, subject }: WrittenEmail, error: SmtpError, isLastTry: boolean) {
    const isRecipients = isAboutThisEmail(error);
    if (isRecipients) this.alerts.clear(notSending);
    else {
      const message = `Our emails aren’t going out: ${serverReason(error)}. We’ll keep trying for up to two days. Ask whoever looks after your website to check the email account.`;
      await this.alerts.raise({ key: notSending, message });
    }
    if (!isLastTry && !(isRecipients && error.permanent)) return error;
    const reason = recipientReason(error);
    const todo =
      to === this.practiceInbox
        ? 'Ask whoever looks after your website to correct the practice’s inbox.'
        : 'Call them, or correct the address.';
    await this.alerts.raise({
      key: undeliveredKey(to, subject),
      message: `We couldn’t deliver “${subject}” to ${to}: ${reason}. We won’t try again. ${todo}`,
    });
    return new GivenUp({ to, subject, reason });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
