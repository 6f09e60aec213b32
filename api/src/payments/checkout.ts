import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import {
  type BuyerInput,
  centsOf,
  currency,
  isPaid,
  isPayable,
  type PaymentIntentAnswer,
  type PaymentOutcome,
  packageByTitle,
  payableStatuses,
  receiptNumber,
} from '@practice/contract/payments';
import type Stripe from 'stripe';
import { In, IsNull, Repository } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { Payment } from './payment.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { StripeCalls } from './stripe.ts';

/** A purchase that the contract's schema has let through: the price is the practice's own. */
interface Purchase {
  amount: number;
  serviceType: string;
  description: string | undefined;
}

const ended = 'This checkout has ended. Please start again.';

/**
 * One purchase is one row and one intent, however often and by however many tabs it is asked for. It belongs to the session in
 * which it began, so that nobody who signs in at the same browser pays it for somebody else.
 */
@Injectable()
export class Checkout {
  /** What this process is asking Stripe. */
  private readonly underWay = new Map<string, Promise<Stripe.PaymentIntent | undefined>>();
  /** How often it has asked for the outcome of an intent within this second. */
  private readonly asked = new Map<string, number>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly stripe: StripeCalls,
    private readonly states: PaymentStates,
  ) {}

  /**
   * The intent of this purchase: a new one, or the one that is open already.
   * @param attempt the checkout's UUID; without one each call is a purchase of its own
   * @throws ServiceUnavailableException while Stripe is down (the row waits and is used by the next try), ConflictException
   *   where a new attempt is needed: the intent was canceled or is unknown to Stripe, the checkout is another session's, or it
   *   was opened at another price
   */
  async intent(
    purchase: Purchase,
    attempt: string = randomUUID(),
    user?: SessionUser,
  ): Promise<PaymentIntentAnswer> {
    const row = await this.row(purchase, attempt, user);
    const { id, stripePaymentIntentId } = row;
    const intent = stripePaymentIntentId
      ? await this.stripe.retrieve('checkout', stripePaymentIntentId)
      : await this.onlyOnce(`payment-${id}`, () => this.create(row));
    if (!intent) throw new ConflictException(ended);
    // An event may have named the intent already; of the secret it knows nothing.
    await this.payments.update(
      { id, clientSecretHash: IsNull() },
      { stripePaymentIntentId: intent.id, clientSecretHash: hashOf(intent.client_secret ?? '') },
    );
    await this.states.applyIntent(intent);
    // Judged only now: what Stripe says was paid stays paid, at whatever price.
    const payment = await this.payments.findOneByOrFail({ id });
    if (intent.status === 'canceled' || !isOf(payment, user) || hasOldPrice(payment))
      throw new ConflictException(ended);
    const description = descriptionOf(purchase);
    if (description !== payment.description)
      await this.payments.update({ id, status: In(payableStatuses) }, { description });
    if (!intent.client_secret) throw new Error(`The intent of payment ${id} has no client secret.`);
    const { publishableKey, demoScript } = this.config.stripe;
    return { clientSecret: intent.client_secret, status: payment.status, publishableKey, demoScript };
  }

  /**
   * Keeps who pays. A guest's checkout becomes that of the person who is signed in by now.
   * @throws NotFoundException for a secret that is not ours, ConflictException once it is paid or under way at the bank, and
   *   where a new attempt is needed
   */
  async setBuyer({ clientSecret, name, email }: BuyerInput, user?: SessionUser): Promise<void> {
    const payment = await this.bySecret(clientSecret);
    const { id, isGuest, status } = payment;
    if (!isOf(payment, user) || hasOldPrice(payment)) throw new ConflictException(ended);
    if (!isPayable(status)) throw new ConflictException('This payment is complete already.');
    const { affected } = await this.payments.update(
      // Unless somebody else has paid it, or taken it over, since it was read.
      { id, isGuest, status: In(payableStatuses) },
      { customerName: name, customerEmail: email, ...(user ? { userId: user.id, isGuest: false } : {}) },
    );
    if (affected === 0) throw new ConflictException(ended);
  }

  /**
   * What became of a payment: as we know it once it is paid, else as Stripe says it now.
   * @throws NotFoundException for a secret that is not ours, ServiceUnavailableException while Stripe is down
   */
  async outcome(clientSecret: string): Promise<PaymentOutcome> {
    const { id, status, stripePaymentIntentId } = await this.bySecret(clientSecret);
    if (!isPaid(status) && stripePaymentIntentId)
      await this.onlyOnce(stripePaymentIntentId, () => this.followUp(stripePaymentIntentId));
    const payment = await this.payments.findOneByOrFail({ id });
    return { status: payment.status, receipt: receiptOf(payment) };
  }

  private async row(purchase: Purchase, attempt: string, user: SessionUser | undefined) {
    const { amount, serviceType } = purchase;
    // A second call of the same attempt meets the unique constraint and takes the row that is there.
    await this.payments
      .createQueryBuilder()
      .insert()
      .values({
        attempt,
        userId: user?.id ?? null,
        isGuest: !user,
        amount: amount.toFixed(2),
        currency,
        serviceType,
        description: descriptionOf(purchase),
        customerEmail: user?.email ?? null,
        customerName: user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || null : null,
      })
      .orIgnore()
      .execute();
    return this.payments.findOneByOrFail({ attempt, serviceType });
  }

  private create({ id, amount, serviceType }: Payment): Promise<Stripe.PaymentIntent> {
    return this.stripe.ask('checkout', (stripe) =>
      stripe.paymentIntents.create(
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

  /**
   * Takes over what Stripe says of an open payment. At most twice a second; beyond that our own row is new enough. Twice, so that
   * somebody who has just paid is not shown what was true before.
   */
  private async followUp(intentId: string): Promise<Stripe.PaymentIntent | undefined> {
    const asked = this.asked.get(intentId) ?? 0;
    if (asked === 0) setTimeout(() => this.asked.delete(intentId), 1_000).unref();
    if (asked === 2) return undefined;
    this.asked.set(intentId, asked + 1);
    const intent = await this.stripe.retrieve('outcome', intentId);
    if (intent) await this.states.applyIntent(intent);
    return intent;
  }

  /** One call for all who ask for the same at the same moment. */
  private async onlyOnce(key: string, ask: () => Promise<Stripe.PaymentIntent | undefined>) {
    const asking = this.underWay.get(key) ?? ask();
    this.underWay.set(key, asking);
    try {
      return await asking;
    } finally {
      this.underWay.delete(key);
    }
  }

  private async bySecret(clientSecret: string): Promise<Payment> {
    const [stripePaymentIntentId = ''] = clientSecret.split('_secret_');
    const payment = await this.payments.findOne({
      where: { stripePaymentIntentId },
      select: {
        id: true,
        userId: true,
        isGuest: true,
        status: true,
        serviceType: true,
        amount: true,
        customerEmail: true,
        stripePaymentIntentId: true,
        clientSecretHash: true,
      },
    });
    if (!payment?.clientSecretHash || !isSame(payment.clientSecretHash, hashOf(clientSecret))) {
      throw new NotFoundException('No such payment is recorded.');
    }
    return payment;
  }
}

/** Whether it is of the session it began in. A guest's is of whoever signs in before it is paid, too. */
function isOf({ isGuest, userId, status, customerEmail }: Payment, user: SessionUser | undefined): boolean {
  if (!isGuest) return user !== undefined && userId === user.id;
  if (!user || isPayable(status)) return true;
  // They paid before they signed in: it is theirs where it is in their account, or its receipt went to their address.
  return userId === user.id || customerEmail?.toLowerCase() === user.email;
}

/** Whether it could still be paid at another price than today's. */
function hasOldPrice({ status, serviceType, amount }: Payment): boolean {
  return isPayable(status) && packageByTitle(serviceType)?.price !== Number(amount);
}

function descriptionOf({ description, serviceType }: Purchase): string {
  return description ?? `${serviceType} service`;
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
