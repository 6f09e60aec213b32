import {
  BadRequestException,
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { personName, type SessionUser } from '@practice/contract/auth';
import { centsOf, isPaid, type RefundInput } from '@practice/contract/payments';
import Stripe from 'stripe';
import { IsNull, Not, Repository } from 'typeorm';
import { invalid } from '../http/validation.ts';
import { Payment } from './payment.entity.ts';
import { PaymentRefund } from './payment-refund.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { askStripe } from './stripe.ts';

const unreachable =
  'The card provider can’t be reached right now. Please try again in a minute: the same refund is not made twice.';

/** Money given back. Stripe alone knows what is left of a charge, so it judges the amount; a key makes each refund one. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger(Refunds.name);

  constructor(
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(PaymentRefund) private readonly refunds: Repository<PaymentRefund>,
    private readonly stripe: Stripe,
    private readonly states: PaymentStates,
  ) {}

  /**
   * Refunds a payment in part, or all that is left of it, and keeps who did it and why.
   * @throws NotFoundException, BadRequestException for what was not paid or is more than what is left, ConflictException
   *   where Stripe refuses for another reason, ServiceUnavailableException while Stripe is down
   */
  async refund(id: number, { amount, reason }: RefundInput, attempt: string, by: SessionUser): Promise<void> {
    const payment = await this.payments.findOneBy({ id, stripePaymentIntentId: Not(IsNull()) });
    if (!payment?.stripePaymentIntentId) throw new NotFoundException('There is no payment with this number.');
    if (!isPaid(payment.status))
      throw new BadRequestException('This payment was not paid, so nothing can be refunded.');
    const input: Stripe.RefundCreateParams = {
      payment_intent: payment.stripePaymentIntentId,
      ...(amount === undefined ? {} : { amount: centsOf(amount) }),
      reason: 'requested_by_customer',
      metadata: { paymentId: String(id), refundedBy: String(by.id) },
      expand: ['charge'],
    };
    const refund = await askStripe(
      () => this.stripe.refunds.create(input, { idempotencyKey: `refund-${id}-${attempt}` }).catch(refuse),
      unreachable,
    );
    this.logger.log(`Payment ${id}: ${refund.id} by account ${by.id}.`);
    const author = personName(by);
    const given = { id: refund.id, paymentId: id, amount: (refund.amount / 100).toFixed(2), reason, author };
    // The same key sent again is the same refund, and has its row.
    await this.refunds.createQueryBuilder().insert().values(given).orIgnore().execute();
    const { charge } = refund;
    // Where Stripe does not send the charge along, its webhook tells of it.
    if (charge && typeof charge !== 'string') await this.states.applyRefund(charge);
  }
}

/** Stripe's refusal in our words. */
function refuse(error: unknown): never {
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    throw new ConflictException('Another refund was made with this Idempotency-Key. Please start again.');
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  if (error.code === 'charge_already_refunded')
    throw invalid([{ path: 'amount', message: 'All of this payment was refunded already.' }]);
  if (error.param === 'amount')
    throw invalid([{ path: 'amount', message: 'That is more than what is left of this payment.' }]);
  throw new ConflictException(`The card provider refuses this refund: ${error.message}`);
}
