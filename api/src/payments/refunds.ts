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
import { centsOf, isPaid, type RefundInput } from '@practice/contract/payments';
import Stripe from 'stripe';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { invalid } from '../http/validation.ts';
import { Payment } from './payment.entity.ts';
import { PaymentRefund } from './payment-refund.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { factsOf, StripeCalls } from './stripe.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Asked = Pick<PaymentRefund, 'paymentId' | 'attempt'>;

/** Money given back. Stripe alone knows what is left of a charge, so it judges the amount; a key makes each refund one. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger(Refunds.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(PaymentRefund) private readonly refunds: Repository<PaymentRefund>,
    private readonly stripe: StripeCalls,
    private readonly states: PaymentStates,
  ) {}

  /**
   * Refunds a payment in part, or all that is left of it, and keeps who did it and why.
   * @throws NotFoundException, BadRequestException for what was not paid or is more than what is left, ConflictException
   *   where Stripe refuses it for another reason, ServiceUnavailableException while Stripe is down or refuses our calls
   */
  async refund(id: number, { amount, reason }: RefundInput, attempt: string, by: SessionUser): Promise<void> {
    const payment = await this.payments.findOneBy({ id, stripePaymentIntentId: Not(IsNull()) });
    if (!payment?.stripePaymentIntentId) throw new NotFoundException('There is no payment with this number.');
    if (!isPaid(payment.status))
      throw new BadRequestException('This payment was not paid, so nothing can be refunded.');
    const asked: Asked = { paymentId: id, attempt };
    const row = {
      ...asked,
      amount: amount?.toFixed(2) ?? null,
      reason,
      author: personName(by),
    };
    // Before Stripe acts: whatever happens then, who and why are known.
    await this.refunds.createQueryBuilder().insert().values(row).orIgnore().execute();
    const input: Stripe.RefundCreateParams = {
      payment_intent: payment.stripePaymentIntentId,
      ...(amount === undefined ? {} : { amount: centsOf(amount) }),
      reason: 'requested_by_customer',
      metadata: { paymentId: String(id), refundedBy: String(by.id), attempt },
      expand: ['charge'],
    };
    const refund = await this.stripe.ask('refund', (stripe) =>
      stripe.refunds
        .create(input, { idempotencyKey: `refund-${id}-${attempt}` })
        .catch(async (error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeError)) throw error;
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          this.logger.warn(`Payment ${id} was not refunded: ${factsOf(error)}`);
          // Only a refusal is certain: without an answer Stripe may have acted.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) await this.forget(asked);
          throw refusal;
        }),
    );
    this.logger.log(`Payment ${id}: ${refund.id} by account ${by.id}.`);
    await this.keep(refund, asked);
  }

  /** Asks Stripe about refunds whose answer was lost, by a crash or on the way: who and why must stay known. */
  async askForLost(): Promise<void> {
    const now = Date.now();
    const lost = await this.refunds.findBy({
      stripeRefundId: IsNull(),
      createdAt: LessThan(new Date(now - minute)),
    });
    for (const asked of lost) {
      try {
        const refund = await this.lookUp(asked);
        if (refund) await this.keep(refund, asked);
        // Nobody repeats it any more: Stripe's keys are good for a day.
        else if (asked.createdAt.getTime() < now - day) await this.forget(asked);
      } catch (error) {
        this.logger.warn(`A refund of payment ${asked.paymentId} could not be looked up: ${String(error)}`);
      }
    }
  }

  private async lookUp({ paymentId, attempt }: Asked): Promise<Stripe.Refund | undefined> {
    const { stripePaymentIntentId } = await this.payments.findOneByOrFail({ id: paymentId });
    if (!stripePaymentIntentId) return undefined;
    const list = await this.stripe.askIfKnown('refund', (stripe) =>
      stripe.refunds.list({
        payment_intent: stripePaymentIntentId,
        limit: 100,
        expand: ['data.charge'],
      }),
    );
    return list?.data.find(({ metadata }) => metadata?.attempt === attempt);
  }

  /** Gives the row Stripe's number and amount. */
  private async keep({ id, amount, charge }: Stripe.Refund, { paymentId, attempt }: Asked): Promise<void> {
    const told = { stripeRefundId: id, amount: (amount / 100).toFixed(2) };
    await this.refunds.update({ paymentId, attempt }, told);
    // Where Stripe does not send the charge along, its webhook tells of it.
    if (charge && typeof charge !== 'string') await this.states.applyRefund(charge);
  }

  /** Of what Stripe never made. */
  private async forget({ paymentId, attempt }: Asked): Promise<void> {
    await this.refunds.delete({ paymentId, attempt, stripeRefundId: IsNull() });
  }
}

/** What Stripe says against this refund, in our words; undefined where something else failed. */
function refusalOf(error: InstanceType<typeof Stripe.errors.StripeError>): HttpException | undefined {
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new ConflictException('Another refund was made with this Idempotency-Key. Please start again.');
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  if (error.code === 'charge_already_refunded')
    return invalid([{ path: 'amount', message: 'All of this payment was refunded already.' }]);
  if (error.param === 'amount')
    return invalid([{ path: 'amount', message: 'That is more than what is left of this payment.' }]);
  if (error.code === 'resource_missing')
    return new ConflictException(
      'The card provider doesn’t know this payment, so it can’t be refunded here.',
    );
  // Every other field that we send is our own, so that the fault is ours.
  if (error.rawType !== 'invalid_request_error' || error.param) return undefined;
  return new ConflictException(`The card provider refuses this refund: ${error.message}`);
}
