import { createHash, timingSafeEqual } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import { dollarsOf } from '@practice/contract/money';
import {
  type buyerInput,
  currency,
  isPaid,
  isPayable,
  type PaymentIntentAnswer,
  type PaymentOutcome,
  type PaymentStatusInput,
  payableStatuses,
  type paymentIntentInput,
  purchaseMessages,
  receiptNumber,
} from '@practice/contract/payments';
import type Stripe from 'stripe';
import { In, IsNull, Repository } from 'typeorm';
import type * as v from 'valibot';
import { CONFIG, type Config } from '../config.ts';
import { SingleFlight } from '../http/single-flight.ts';
import { invalid } from '../http/validation.ts';
import { Package } from '../services/package.entity.ts';
import { contactDue } from './contact-time.ts';
import { inDollars, Payment } from './payment.entity.ts';
import { PaymentStates } from './payment-states.ts';
import { ReceiptLinks } from './receipt-links.ts';
import { StripeCalls } from './stripe.ts';

type Purchase = v.InferOutput<typeof paymentIntentInput>;

const notRecorded = 'No such payment is recorded.';
const ended = 'This checkout has ended. Please start again.';

/** A purchase belongs to the account that began it, so that the browser's next user doesn't pay for it. */
@Injectable()
export class Checkout {
  private readonly calls = new SingleFlight<Stripe.PaymentIntent | undefined>();
  private readonly requests = new Map<string, number>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    @InjectRepository(Package) private readonly packages: Repository<Package>,
    private readonly stripe: StripeCalls,
    private readonly states: PaymentStates,
    private readonly links: ReceiptLinks,
  ) {}

  /** @param idempotencyKey the checkout's UUID @throws ServiceUnavailableException, or ConflictException if a new attempt is needed */
  async intent(purchase: Purchase, idempotencyKey: string, user?: SessionUser): Promise<PaymentIntentAnswer> {
    const row = await this.row(purchase, await this.sold(purchase), idempotencyKey, user);
    const { id, stripePaymentIntentId } = row;
    const intent = stripePaymentIntentId
      ? await this.stripe.retrieve('checkout', stripePaymentIntentId)
      : await this.calls.once(`payment-${id}`, () => this.create(row));
    if (!intent) throw new ConflictException(ended);
    // An event may already have set the intent's id, but not the secret.
    await this.payments.update(
      { id, clientSecretHash: IsNull() },
      { stripePaymentIntentId: intent.id, clientSecretHash: hashOf(intent.client_secret ?? '') },
    );
    await this.states.applyIntent(intent);
    // After `applyIntent`, because a payment that Stripe has received stays paid at any price.
    const payment = await this.payments.findOneOrFail({ where: { id }, relations: { package: true } });
    if (intent.status === 'canceled' || !belongsTo(payment, user) || hasOldPrice(payment))
      throw new ConflictException(ended);
    const description = descriptionOf(purchase);
    if (description !== payment.description)
      await this.payments.update({ id, status: In(payableStatuses) }, { description });
    if (!intent.client_secret) throw new Error(`The intent of payment ${id} has no client secret.`);
    const { publishableKey, demoScript } = this.config.stripe;
    return { clientSecret: intent.client_secret, status: payment.status, publishableKey, demoScript };
  }

  async setBuyer(
    { clientSecret, name, email, company }: v.InferOutput<typeof buyerInput>,
    user?: SessionUser,
  ): Promise<void> {
    const payment = await this.bySecret(clientSecret);
    const { id, isGuest, status } = payment;
    if (!belongsTo(payment, user) || hasOldPrice(payment)) throw new ConflictException(ended);
    if (!isPayable(status)) throw new ConflictException('This payment is already complete.');
    const { affected } = await this.payments.update(
      // Fails if someone has paid it or taken it over since it was read.
      { id, isGuest, status: In(payableStatuses) },
      {
        customerName: name,
        customerEmail: email,
        company,
        ...(user ? { userId: user.id, isGuest: false } : {}),
      },
    );
    if (affected === 0) throw new ConflictException(ended);
  }

  /**
   * Only for the buyer's address, so that the browser's next user can't claim the purchase.
   * @throws NotFoundException
   */
  async claim({ clientSecret }: PaymentStatusInput, user: SessionUser): Promise<void> {
    const { id, status, customerEmail } = await this.bySecret(clientSecret);
    const isBuyer = isPaid(status) && customerEmail?.toLowerCase() === user.email;
    const free = { id, isGuest: true, userId: IsNull() };
    const { affected } = isBuyer ? await this.payments.update(free, { userId: user.id }) : { affected: 0 };
    if (affected === 0) throw new NotFoundException(notRecorded);
  }

  async outcome(clientSecret: string): Promise<PaymentOutcome> {
    const { id, status, stripePaymentIntentId } = await this.bySecret(clientSecret);
    if (!isPaid(status) && stripePaymentIntentId)
      await this.calls.once(stripePaymentIntentId, () => this.refresh(stripePaymentIntentId));
    const payment = await this.payments.findOneByOrFail({ id });
    return { status: payment.status, receipt: this.receiptOf(payment) };
  }

  private receiptOf(payment: Payment): PaymentOutcome['receipt'] {
    const { id, serviceType, paymentDate, customerEmail, cardBrand, cardLast4 } = payment;
    if (!isPaid(payment.status) || !paymentDate) return null;
    return {
      href: this.links.of(id),
      contactBy: contactDue(payment)?.toISOString() ?? null,
      number: receiptNumber(id),
      serviceType,
      amount: inDollars(payment).amount,
      paymentDate: paymentDate.toISOString(),
      email: customerEmail,
      cardBrand,
      cardLast4,
    };
  }

  /** @throws BadRequestException if we don't sell it, or not at this price */
  private async sold({ amount, serviceType: title }: Purchase): Promise<Package> {
    const sold = await this.packages.findOneBy({ title, isShown: true, retiredAt: IsNull() });
    if (!sold) throw invalid(purchaseMessages.unknown, 'serviceType');
    if (dollarsOf(sold.priceCents) !== amount) throw invalid(purchaseMessages.price(sold), 'amount');
    return sold;
  }

  private async row(
    purchase: Purchase,
    sold: Package,
    idempotencyKey: string,
    user: SessionUser | undefined,
  ) {
    const { serviceType } = purchase;
    // A second call of the same attempt violates the unique constraint, and uses the existing row.
    await this.payments
      .createQueryBuilder()
      .insert()
      .values({
        idempotencyKey,
        userId: user?.id ?? null,
        isGuest: !user,
        amountCents: sold.priceCents,
        currency,
        serviceType,
        packageId: sold.id,
        visits: sold.visits,
        description: descriptionOf(purchase),
        customerEmail: user?.email ?? null,
        customerName: user ? [user.firstName, user.lastName].filter(Boolean).join(' ') || null : null,
      })
      .orIgnore()
      .execute();
    return this.payments.findOneByOrFail({ idempotencyKey, serviceType });
  }

  private create({ id, amountCents, serviceType }: Payment): Promise<Stripe.PaymentIntent> {
    return this.stripe.call('checkout', (stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          automatic_payment_methods: { enabled: true },
          description: serviceType,
          metadata: { paymentId: String(id) },
        },
        // If the answer is lost, the next call with this key creates no second intent.
        { idempotencyKey: `payment-${id}` },
      ),
    );
  }

  private async refresh(intentId: string): Promise<Stripe.PaymentIntent | undefined> {
    const count = this.requests.get(intentId) ?? 0;
    if (count === 0) setTimeout(() => this.requests.delete(intentId), 1_000).unref();
    if (count === 2) return undefined;
    this.requests.set(intentId, count + 1);
    const intent = await this.stripe.retrieve('outcome', intentId);
    if (intent) await this.states.applyIntent(intent);
    return intent;
  }

  private async bySecret(clientSecret: string): Promise<Payment> {
    const [stripePaymentIntentId = ''] = clientSecret.split('_secret_');
    const payment = await this.payments
      .createQueryBuilder('payment')
      .addSelect('payment.clientSecretHash')
      .leftJoinAndSelect('payment.package', 'package')
      .where({ stripePaymentIntentId })
      .getOne();
    if (!payment?.clientSecretHash || !isHash(payment.clientSecretHash, clientSecret)) {
      throw new NotFoundException(notRecorded);
    }
    return payment;
  }
}

function belongsTo(
  { isGuest, userId, status, customerEmail }: Payment,
  user: SessionUser | undefined,
): boolean {
  if (!isGuest) return user !== undefined && userId === user.id;
  if (!user || isPayable(status)) return true;
  return userId === user.id || customerEmail?.toLowerCase() === user.email;
}

function hasOldPrice({ status, package: sold, amountCents }: Payment): boolean {
  return isPayable(status) && (sold?.retiredAt !== null || sold.priceCents !== amountCents);
}

function descriptionOf({ description, serviceType }: Purchase): string {
  return description ?? `${serviceType} service`;
}

function isHash(hash: string, clientSecret: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(clientSecret)));
}

function hashOf(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('hex');
}
