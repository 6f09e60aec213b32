import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { QueueOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { Alerts } from '../alerts/alerts.ts';
import { CONFIG, type Config } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Email } from './compose-email.ts';
import { isAboutRecipient, recipientReason, type SmtpError, serverReason } from './failures.ts';

const queue = 'mail';

// Retry after 5 s, 10 s, 20 s … at most an hour, for more than two days.
const retries = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** The alert that no email goes out. */
const notSending = 'mail/not-sending';

interface QueuedEmail extends Email {
  to: string;
}

interface WrittenEmail extends QueuedEmail {
  attachments?: { filename: string; content: Buffer }[];
  /** For its Message-ID, where each try is an email of its own. Else that is the job's, and mail servers know an email they have. */
  id?: string;
}

/** Sends emails: each is queued in the transaction of its event, then retried until the mail server accepts it. */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly alerts: Alerts,
    private readonly jobs: Jobs,
  ) {
    this.transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.work<QueuedEmail>(queue, async (email) => email);
  }

  /**
   * Works on a queue whose jobs are emails. `write` makes the email of a job, at each try anew; undefined where there is nothing
   * to say any more. What can't be delivered is shown to the owners.
   */
  async work<Data extends object>(
    name: string,
    write: (data: Data) => Promise<WrittenEmail | undefined>,
    options: QueueOptions = {},
  ): Promise<void> {
    await this.jobs.work<Data>(
      name,
      { ...retries, expireInSeconds: 60, deleteAfterSeconds: 24 * 3600, ...options },
      async (data, id, isLastTry) => {
        const email = await write(data);
        if (email) await this.deliver({ id, ...email }, isLastTry);
      },
    );
  }

  /** Queues one email for one event. `key` names the event, e.g. `consultation-request/12/requester`. */
  async queue(to: string, email: Email, key: string, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { to, ...email } satisfies QueuedEmail, { key, within });
  }

  // Hands one email to the mail server. Throws what is worth another try.
  private async deliver(email: WrittenEmail & { id: string }, isLastTry: boolean): Promise<void> {
    try {
      await this.send(email);
    } catch (error) {
      if (!this.showFailure(email, error as SmtpError, isLastTry)) throw error;
      return this.logger.warn(`Mail ${email.id} was refused for good.`);
    }
    this.alerts.clear(notSending);
    this.logger.log(`Mail ${email.id} was accepted by the mail server.`);
  }

  private async send({ id, to, subject, text, html, replyTo, calendar, attachments = [] }: WrittenEmail) {
    await this.transport.sendMail({
      from: this.config.mailFrom,
      // An object is not parsed, so no address can smuggle in another.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      // What looks encoded is passed on as it is, and email programs would decode what somebody has typed (RFC 2047).
      subject: subject.includes('=?') ? encodeWord(subject, 'Q', 52) : subject,
      text,
      html,
      attachments,
      ...(calendar ? { icalEvent: { ...calendar, filename: 'appointment.ics' } } : {}),
      messageId: `<${id}@${new URL(this.config.publicOrigin).hostname}>`,
    });
  }

  /** Shows the owners an email that will never arrive, or that none goes out at all. True for one that is not to be tried again. */
  private showFailure(email: QueuedEmail, error: SmtpError, isLastTry: boolean): boolean {
    const isTheirs = isAboutRecipient(error);
    const isPermanent = isTheirs && error.permanent === true;
    if (isTheirs) this.alerts.clear(notSending);
    else {
      const message = `Our emails aren’t going out: ${serverReason(error)}. We’ll keep trying for up to two days. Ask whoever looks after your website to check the email account.`;
      this.alerts.raise({ key: notSending, message });
    }
    if (isPermanent || isLastTry) {
      const todo =
        email.to === this.config.practiceInbox
          ? 'Ask whoever looks after your website to correct the practice’s inbox.'
          : 'Call them, or correct the address.';
      this.alerts.raise({
        key: `mail/undelivered/${email.to}/${email.subject}`,
        message: `We couldn’t deliver “${email.subject}” to ${email.to}: ${recipientReason(error)}. We won’t try again. ${todo}`,
      });
    }
    return isPermanent;
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
