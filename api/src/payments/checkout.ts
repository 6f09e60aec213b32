import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  type BuyerInput,
  centsOf,
  currency,
  isPaid,
  type PaymentIntentAnswer,
  type PaymentOutcome,
  receiptNumber,
} from '@practice/contract/payments';
import Stripe from 'stripe';
import { IsNull, Repository } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Payment } from './payment.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { askStripe } from './stripe.ts';

/** A purchase that the contract's schema has let through: the price is the practice's own. */
interface Purchase {
  amount: number;
  serviceType: string;
  description: string | undefined;
}

/** One purchase is one row and one intent, however often and by however many tabs it is asked for. */
@Injectable()
export class Checkout {
  /** Rows whose intent is being made by this process. */
  private readonly underWay = new Map<number, Promise<Stripe.PaymentIntent>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly stripe: Stripe,
    private readonly states: PaymentStates,
  ) {}

  /**
   * The intent of this purchase: a new one, or the one that is open already.
   * @param attempt the checkout's UUID; without one each call is a purchase of its own
   * @throws ServiceUnavailableException while Stripe is down (the row waits and is used by the next try), ConflictException
   *   where the intent was canceled: a new attempt is needed
   */
  async intent(
    purchase: Purchase,
    attempt: string = randomUUID(),
    user?: SessionUser,
  ): Promise<PaymentIntentAnswer> {
    const payment = await this.row(purchase, attempt, user);
    const intent = payment.stripePaymentIntentId
      ? await this.retrieve(payment.stripePaymentIntentId)
      : await this.onlyOnce(payment.id, () => this.create(payment));
    // An event may have named the intent already; of the secret it knows nothing.
    await this.payments.update(
      { id: payment.id, clientSecretHash: IsNull() },
      { stripePaymentIntentId: intent.id, clientSecretHash: hashOf(intent.client_secret ?? '') },
    );
    if (intent.status === 'canceled')
      throw new ConflictException('This checkout has ended. Please start again.');
    const status = await this.states.applyIntent(intent);
    if (!intent.client_secret) throw new Error(`The intent of payment ${payment.id} has no client secret.`);
    const { publishableKey, demoScript } = this.config.stripe;
    return { clientSecret: intent.client_secret, status: status ?? 'pending', publishableKey, demoScript };
  }

  /** Keeps who pays. @throws NotFoundException for a secret that is not ours, ConflictException once it is paid */
  async setBuyer({ clientSecret, name, email }: BuyerInput): Promise<void> {
    const payment = await this.bySecret(clientSecret);
    if (isPaid(payment.status)) throw new ConflictException('This payment is complete already.');
    await this.payments.update(payment.id, { customerName: name, customerEmail: email });
  }

  /** What became of a payment, as Stripe says it now. @throws NotFoundException for a secret that is not ours */
  async outcome(clientSecret: string): Promise<PaymentOutcome> {
    const { id, stripePaymentIntentId } = await this.bySecret(clientSecret);
    if (stripePaymentIntentId) await this.states.applyIntent(await this.retrieve(stripePaymentIntentId));
    const payment = await this.payments.findOneByOrFail({ id });
    return { status: payment.status, receipt: receiptOf(payment) };
  }

  private async row(purchase: Purchase, attempt: string, user: SessionUser | undefined) {
    const { amount, serviceType, description } = purchase;
    // A second call of the same attempt meets the unique constraint and takes the row that is there.
    await this.payments
      .createQueryBuilder()
      .insert()
      .values({
        attempt,
        userId: user?.id ?? null,
        amount: amount.toFixed(2),
        currency,
        serviceType,
        description: description ?? `${serviceType} service`,
        customerEmail: user?.email ?? null,
        customerName: user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || null : null,
      })
      .orIgnore()
      .execute();
    return this.payments.findOneByOrFail({ attempt, serviceType });
  }

  private create({ id, amount, serviceType }: Payment): Promise<Stripe.PaymentIntent> {
    return askStripe(() =>
      this.stripe.paymentIntents.create(
        {
          amount: centsOf(Number(amount)),
          currency,
          automatic_payment_methods: { enabled: true },
          description: serviceType,
          metadata: { paymentId: String(id) },
        },
        // By the row's number: a lost answer is asked for again and makes no second intent.
        { idempotencyKey: `payment-${id}` },
      ),
    );
  }

  private retrieve(intentId: string): Promise<Stripe.PaymentIntent> {
    return askStripe(() => this.stripe.paymentIntents.retrieve(intentId));
  }

  private async onlyOnce(id: number, make: () => Promise<Stripe.PaymentIntent>) {
    const making = this.underWay.get(id) ?? make();
    this.underWay.set(id, making);
    try {
      return await making;
    } finally {
      this.underWay.delete(id);
    }
  }

  private async bySecret(clientSecret: string): Promise<Payment> {
    const [stripePaymentIntentId = ''] = clientSecret.split('_secret_');
    const payment = await this.payments.findOne({
      where: { stripePaymentIntentId },
      select: { id: true, status: true, stripePaymentIntentId: true, clientSecretHash: true },
    });
    if (!payment?.clientSecretHash || !isSame(payment.clientSecretHash, hashOf(clientSecret))) {
      throw new NotFoundException('No such payment is recorded.');
    }
    return payment;
  }
}

function receiptOf(payment: Payment): PaymentOutcome['receipt'] {
  if (!isPaid(payment.status) || !payment.paymentDate) return null;
  return {
    number: receiptNumber(payment.id),
    serviceType: payment.serviceType,
    amount: Number(payment.amount),
    paymentDate: payment.paymentDate.toISOString(),
    email: payment.customerEmail,
  };
}

function hashOf(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
