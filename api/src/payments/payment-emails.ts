import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { centsOf, isPaid, receiptNumber } from '@practice/contract/payments';
import { type EntityManager, Repository } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import {
  paymentAlert,
  paymentFailed,
  paymentReceipt,
  paymentRefunded,
  type RefundTold,
} from './email-templates.ts';
import { Payment } from './payment.entity.ts';
import { receiptPdf } from './receipt-pdf.ts';

const queue = 'payment-email';

/** A refund's job says how much it gave back: by the time its email is written, another one may have been made. */
type Template = { kind: 'receipt' | 'alert' | 'failed' } | { kind: 'refund'; refund: RefundTold };

type Job = Template & { id: number };

/** The emails of a payment: queued with the change they tell of, written when they are sent, once each. */
@Injectable()
export class PaymentEmails implements OnApplicationBootstrap {
  private readonly logger = new Logger(PaymentEmails.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.mailer.work<Job>(queue, (job) => this.write(job));
  }

  /** Queues what this change must be told by. The key names the change: however often it is seen, it is told once. */
  async queueFor(before: Payment, after: Payment, within: EntityManager): Promise<void> {
    const send = (template: Template, key: string = template.kind) =>
      this.jobs.send(queue, { id: after.id, ...template }, { key: `${after.id}/${key}`, within });
    if (!isPaid(before.status) && isPaid(after.status)) {
      await send({ kind: 'receipt' });
      await send({ kind: 'alert' });
    }
    // A card says at once that it is declined; only who was told "processing" must hear of it later.
    if (before.status === 'processing' && after.status === 'failed') await send({ kind: 'failed' });
    const total = centsOf(Number(after.refundedAmount));
    const part = total - centsOf(Number(before.refundedAmount));
    if (part !== 0) await send({ kind: 'refund', refund: { part, total } }, `refund/${after.refundedAmount}`);
  }

  private async write(job: Job) {
    const payment = await this.payments.findOneByOrFail({ id: job.id });
    const { publicOrigin, practiceInbox } = this.config;
    if (job.kind === 'alert') return { to: practiceInbox, ...paymentAlert(payment, publicOrigin) };
    const to = payment.customerEmail;
    if (!to) {
      this.logger.warn(`Payment ${job.id} has no email address: no ${job.kind} was sent.`);
      return undefined;
    }
    if (job.kind === 'failed') return { to, ...paymentFailed(payment, publicOrigin) };
    if (job.kind === 'refund') return { to, ...paymentRefunded(payment, job.refund) };
    const receipt = { filename: `receipt-${receiptNumber(job.id)}.pdf`, content: await receiptPdf(payment) };
    return { to, ...paymentReceipt(payment, publicOrigin), attachments: [receipt] };
  }
}
