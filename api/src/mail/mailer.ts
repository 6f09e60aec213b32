import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Mail } from './letter.ts';

const queue = 'mail';

// Retry after 5 s, 10 s, 20 s … at most an hour, for more than two days.
export const mailRetries = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

interface QueuedMail extends Mail {
  to: string;
}

interface Attachment {
  filename: string;
  content: Buffer;
}

/** Sends mails: each is queued in the transaction of its event, then retried until the mail server accepts it. */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
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
    await this.jobs.work<QueuedMail>(
      queue,
      { ...mailRetries, expireInSeconds: 60, deleteAfterSeconds: 24 * 3600 },
      (mail, id) => this.deliver(mail, id),
    );
  }

  /** Queues one mail for one event. `key` names the event, e.g. `consultation-request/12/requester`. */
  async queue(to: string, mail: Mail, key: string, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { to, ...mail } satisfies QueuedMail, { key, within });
  }

  /**
   * Hands one mail to the mail server, now. `id` makes its Message-ID: a retry after a crash carries the same
   * one, so that mail servers can tell it is the same mail.
   * @throws Error when the server did not accept it.
   */
  async deliver(
    {
      to,
      subject,
      text,
      html,
      replyTo,
      calendar,
      attachments = [],
    }: QueuedMail & { attachments?: Attachment[] },
    id: string,
  ): Promise<void> {
    await this.transport.sendMail({
      from: this.config.mailFrom,
      // An object is not parsed, so no address can smuggle in another.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject,
      text,
      html,
      attachments,
      ...(calendar ? { icalEvent: { ...calendar, filename: 'appointment.ics' } } : {}),
      messageId: `<${id}@${new URL(this.config.publicOrigin).hostname}>`,
    });
    this.logger.log(`Mail ${id} was accepted by the mail server.`);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
