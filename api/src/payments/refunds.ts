import {
  BadRequestException,
  ConflictException,
  type HttpException,
  Injectable,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { personName, type SessionUser } from '@practice/contract/auth';
import { centsOf } from '@practice/contract/money';
import { isPaid, type RefundInput } from '@practice/contract/payments';
import Stripe from 'stripe';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { invalid } from '../http/validation.ts';
import { Payment, PaymentRefund } from './payment.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { describe, StripeCalls } from './stripe.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type RefundKey = Pick<PaymentRefund, 'paymentId' | 'idempotencyKey'>;

@Injectable()
export class Refunds {
  private readonly logger = new Logger(Refunds.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(PaymentRefund) private readonly refunds: Repository<PaymentRefund>,
    private readonly stripe: StripeCalls,
    private readonly states: PaymentStates,
  ) {}

  async refund(
    id: number,
    { amount, reason }: RefundInput,
    idempotencyKey: string,
    by: SessionUser,
  ): Promise<void> {
    const payment = await this.payments.findOneBy({ id, stripePaymentIntentId: Not(IsNull()) });
    if (!payment?.stripePaymentIntentId) throw new NotFoundException('There is no payment with this number.');
    if (!isPaid(payment.status))
      throw new BadRequestException('This payment was not paid, so nothing can be refunded.');
    const key: RefundKey = { paymentId: id, idempotencyKey };
    const amountCents = amount === undefined ? null : centsOf(amount);
    const row = { ...key, amountCents, reason, author: personName(by) };
    // Saved before Stripe acts, so that author and reason can't get lost.
    await this.refunds.createQueryBuilder().insert().values(row).orIgnore().execute();
    const input: Stripe.RefundCreateParams = {
      payment_intent: payment.stripePaymentIntentId,
      ...(amountCents === null ? {} : { amount: amountCents }),
      reason: 'requested_by_customer',
      metadata: { paymentId: String(id), refundedBy: String(by.id), idempotencyKey },
      expand: ['charge'],
    };
    const refund = await this.stripe.call('refund', (stripe) =>
      stripe.refunds
        .create(input, { idempotencyKey: `refund-${id}-${idempotencyKey}` })
        .catch(async (error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeError)) throw error;
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          this.logger.warn(`Payment ${id} was not refunded: ${describe(error)}`);
          // After any other error, Stripe may have made the refund.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) await this.forget(key);
          throw refusal;
        }),
    );
    this.logger.log(`Payment ${id}: ${refund.id} by account ${by.id}.`);
    await this.save(refund, key, new Date(refund.created * 1000));
  }

  async findLost(): Promise<void> {
    const now = Date.now();
    const lost = await this.refunds.findBy({
      stripeRefundId: IsNull(),
      createdAt: LessThan(new Date(now - minute)),
    });
    for (const row of lost) {
      try {
        const refund = await this.lookUp(row);
        if (refund) await this.save(refund, row, new Date());
        // Stripe's idempotency keys expire after a day, so no one can repeat the refund any more.
        else if (row.createdAt.getTime() < now - day) await this.forget(row);
      } catch (error) {
        this.logger.warn(`A refund of payment ${row.paymentId} could not be looked up: ${String(error)}`);
      }
    }
  }

  private async lookUp({ paymentId, idempotencyKey }: RefundKey): Promise<Stripe.Refund | undefined> {
    const { stripePaymentIntentId } = await this.payments.findOneByOrFail({ id: paymentId });
    if (!stripePaymentIntentId) return undefined;
    const list = await this.stripe.callIfKnown('refund', (stripe) =>
      stripe.refunds.list({ payment_intent: stripePaymentIntentId, limit: 100, expand: ['data.charge'] }),
    );
    return list?.data.find(({ metadata }) => metadata?.idempotencyKey === idempotencyKey);
  }

  private async save(
    { id, amount: amountCents, charge }: Stripe.Refund,
    { paymentId, idempotencyKey }: RefundKey,
    at: Date,
  ): Promise<void> {
    await this.refunds.update({ paymentId, idempotencyKey }, { stripeRefundId: id, amountCents });
    // Without the charge, Stripe's webhook updates the payment.
    if (charge && typeof charge !== 'string') await this.states.applyRefund(charge, at);
  }

  private async forget({ paymentId, idempotencyKey }: RefundKey): Promise<void> {
    await this.refunds.delete({ paymentId, idempotencyKey, stripeRefundId: IsNull() });
  }
}

function refusalOf(error: InstanceType<typeof Stripe.errors.StripeError>): HttpException | undefined {
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new ConflictException('Another refund was made with this Idempotency-Key. Please start again.');
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  if (error.code === 'charge_already_refunded')
    return invalid('All of this payment was refunded already.', 'amount');
  if (error.param === 'amount') return invalid('That is more than what is left of this payment.', 'amount');
  if (error.code === 'resource_missing')
    return new ConflictException(
      'The card provider doesn’t know this payment, so it can’t be refunded here.',
    );
  if (error.rawType !== 'invalid_request_error' || error.param) return undefined;
  return new ConflictException(`The card provider refuses this refund: ${error.message}`);
}
