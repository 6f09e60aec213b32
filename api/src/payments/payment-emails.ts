import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isPaid, receiptNumber } from '@practice/contract/payments';
import { type EntityManager, Repository } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { Worker } from '../worker.ts';
import { paymentAlert } from './emails/payment-alert.ts';
import { paymentFailed } from './emails/payment-failed.ts';
import { paymentReceipt } from './emails/payment-receipt.ts';
import { paymentRefunded, type RefundAmounts } from './emails/payment-refunded.ts';
import { Payment } from './payment.entity.ts';
import { updateFromIntent } from './payment-updates.ts';
import { StripeCalls } from './stripe.ts';

const queue = 'payment-email';

/** Has the amounts, because another refund may come before the email is written. */
type Template = { kind: 'receipt' | 'alert' | 'failed' } | { kind: 'refund'; refund: RefundAmounts };

type Job = Template & { id: number };

@Injectable()
export class PaymentEmails {
  private readonly logger = new Logger(PaymentEmails.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly stripe: StripeCalls,
    private readonly worker: Worker,
  ) {
    mailer.work(queue, (job: Job) => this.write(job));
  }

  /** A refund has no key, because one that the bank sent back can be made again. */
  async queueFor(before: Payment, after: Payment, within: EntityManager): Promise<void> {
    const { id } = after;
    const send = (kind: 'receipt' | 'alert' | 'failed') =>
      this.jobs.send(queue, { id, kind } satisfies Job, { key: `${id}/${kind}`, within });
    if (!isPaid(before.status) && isPaid(after.status)) {
      await send('receipt');
      await send('alert');
    }
    if (before.status === 'processing' && after.status === 'failed') await send('failed');
    const total = after.refundedCents;
    const part = total - before.refundedCents;
    const job: Job = { id, kind: 'refund', refund: { part, total } };
    if (part > 0) await this.jobs.send(queue, job, { within });
  }

  async write(job: Job) {
    const payment = await this.payments.findOneOrFail({
      where: { id: job.id },
      relations: { package: true },
    });
    if (job.kind === 'alert') return { to: this.mailer.practiceInbox, ...paymentAlert(payment) };
    const to = payment.customerEmail;
    if (!to) {
      this.logger.warn(`Payment ${job.id} has no email address: no ${job.kind} was sent.`);
      return undefined;
    }
    if (job.kind === 'failed') return { to, ...paymentFailed(payment) };
    if (job.kind === 'refund') return { to, ...paymentRefunded(payment, job.refund) };
    const paid = await this.withCard(payment);
    const receipt = {
      filename: `receipt-${receiptNumber(job.id)}.pdf`,
      content: Buffer.from(await this.worker.run('receiptPdf', [paid])),
    };
    return { to, ...paymentReceipt(paid), attachments: [receipt] };
  }

  /** The event with the card may come after the one that says it was paid. */
  private async withCard(payment: Payment): Promise<Payment> {
    const { id, cardLast4, stripePaymentIntentId } = payment;
    if (cardLast4 || !stripePaymentIntentId) return payment;
    const intent = await this.stripe.retrieve('outcome', stripePaymentIntentId).catch(() => undefined);
    const card = intent && updateFromIntent(intent, new Date()).card;
    if (card) await this.payments.update(id, card);
    return { ...payment, ...card };
  }
}
