import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { centsOf, isPaid, receiptNumber } from '@practice/contract/payments';
import { type EntityManager, Repository } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { paymentAlert, paymentFailed, paymentReceipt, paymentRefunded, type RefundTold } from './letters.ts';
import { Payment } from './payment.entity.ts';
import { receiptPdf } from './receipt-pdf.ts';

const queue = 'payment-mail';

type Kind = 'receipt' | 'alert' | 'failed' | 'refund';

/** What a refund gave back is told with it: by the time it is written, another one may have been made. */
type Job = { id: number; kind: Kind; refund?: RefundTold };

/** The mails of a payment: queued with the change they tell of, written when they are sent, once each. */
@Injectable()
export class PaymentMails implements OnApplicationBootstrap {
  private readonly logger = new Logger(PaymentMails.name);

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
    const send = (kind: Kind, key: string, refund?: RefundTold) =>
      this.jobs.send(queue, { id: after.id, kind, refund }, { key: `${after.id}/${key}`, within });
    if (!isPaid(before.status) && isPaid(after.status)) {
      await send('receipt', 'receipt');
      await send('alert', 'alert');
    }
    // A card says at once that it is declined; only who was told "processing" must hear of it later.
    if (before.status === 'processing' && after.status === 'failed') await send('failed', 'failed');
    const total = centsOf(Number(after.refundedAmount));
    const part = total - centsOf(Number(before.refundedAmount));
    if (part !== 0) await send('refund', `refund/${after.refundedAmount}`, { part, total });
  }

  private async write({ id, kind, refund }: Job) {
    const payment = await this.payments.findOneByOrFail({ id });
    const { publicOrigin, practiceInbox } = this.config;
    if (kind === 'alert') {
      return { to: practiceInbox, ...paymentAlert(payment, publicOrigin) };
    }
    if (!payment.customerEmail) {
      this.logger.warn(`Payment ${id} has no mail address: no ${kind} was sent.`);
      return undefined;
    }
    // A job that was queued by an earlier version does not say how much.
    const total = centsOf(Number(payment.refundedAmount));
    const mail = {
      receipt: () => paymentReceipt(payment, publicOrigin),
      failed: () => paymentFailed(payment, publicOrigin),
      refund: () => paymentRefunded(payment, refund ?? { part: total, total }),
    }[kind]();
    const attachments =
      kind === 'receipt'
        ? [{ filename: `receipt-${receiptNumber(id)}.pdf`, content: await receiptPdf(payment) }]
        : [];
    return { to: payment.customerEmail, ...mail, attachments };
  }
}
