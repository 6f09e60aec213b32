import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  SetMetadata,
} from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { EntityManager } from 'typeorm';
import { Alerts } from '../alerts/alerts.ts';
import { CONFIG, type Config } from '../config.ts';
import { GivenUp, Jobs, type WorkerOptions } from '../jobs/jobs.ts';
import { type Email, renderEmail } from './email.ts';
import { isAboutThisEmail, recipientReason, type SmtpError, serverReason } from './smtp-errors.ts';
import { undeliveredKey } from './undelivered.ts';

const queue = 'mail';

// A failed email is retried after 5 s, 10 s, 20 s, up to once an hour, for more than two days.
const retries = { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
const defaults = { ...retries, expireInSeconds: 60 };
const EMAIL = 'writer of an email';

const notSending = 'mail/not-sending';

interface WrittenEmail extends Email {
  to: string;
  attachments?: { filename: string; content: Buffer }[];
  /** The Message-ID: by default the job's id, by which mail servers recognize a retry. */
  id?: string;
}

/** Lets a method write the email for a job, at each try. It returns undefined when no email is needed. */
export const EmailWorker = (options: WorkerOptions) => SetMetadata(EMAIL, options);

/** Sends emails. Each is queued in the transaction of its event and retried until the mail server accepts it. */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly practiceInbox: string;
  private readonly logger = new Logger(Mailer.name);
  private readonly transport: Transporter;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly alerts: Alerts,
    private readonly jobs: Jobs,
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
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const [options, write] of this.jobs.methodsWith<WorkerOptions, WrittenEmail | undefined>(EMAIL)) {
      await this.jobs.work<never>({ ...defaults, ...options }, async (data, id, isLastTry) => {
        const email = await write(data, id, isLastTry);
        if (email) await this.deliver({ id, ...email }, isLastTry);
      });
    }
  }

  @EmailWorker({ queue })
  async asQueued(email: WrittenEmail): Promise<WrittenEmail> {
    return email;
  }

  async queue(to: string, email: Email, within: EntityManager): Promise<void> {
    await this.jobs.send(queue, { to, ...email }, { within });
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
      // An object is not parsed, so no one can add a recipient within an address.
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      // Nodemailer passes on what looks encoded (RFC 2047), and email programs would decode what someone typed.
      subject: subject.includes('=?') ? encodeWord(subject, 'Q', 52) : subject,
      text,
      html,
      attachments,
      ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
      messageId: `<${id}@${new URL(this.config.publicOrigin).hostname}>`,
    });
  }

  /** Returns what to throw: the error, or that the email is not tried again. */
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
