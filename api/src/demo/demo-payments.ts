import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { founders } from '@practice/contract/founders';
import { currency } from '@practice/contract/payments';
import Stripe from 'stripe';
import { DataSource, In } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { Payment, PaymentRefund } from '../payments/payment.entity.ts';
import { Package } from '../services/package.entity.ts';
import { planPayments, type SamplePayment } from './plan-payments.ts';

const soon = { timeout: 3_000, maxNetworkRetries: 1 };

type Refund = Pick<PaymentRefund, 'stripeRefundId' | 'amountCents' | 'reason' | 'createdAt'>;

const happened = (at: Date) => ({ sandbox_time: Math.floor(at.getTime() / 1000) });

const day = 24 * 3_600_000;

const atOnce = 12;

@Injectable()
export class DemoPayments {
  private readonly logger = new Logger(DemoPayments.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
  ) {}

  async add(client: User, today: string): Promise<void> {
    const { demoScript, apiBase } = this.config.stripe;
    if (!demoScript || !apiBase) return;
    const { manager } = this.dataSource;
    if (await manager.existsBy(Payment, { userId: client.id })) return;
    const planned = planPayments(today);
    const packages = await manager.findBy(Package, { slug: In(planned.map((each) => each.package)) });
    const buyers = await manager.findBy(User, { email: In(planned.map(({ email }) => email)) });
    const run = `demo-${client.id}-${client.createdAt.getTime()}-${today}`;
    const rows: ReturnType<typeof rowOf>[] = [];
    const refunds = new Map<string, Refund>();
    try {
      for (let from = 0; from < planned.length; from += atOnce) {
        const making = planned.slice(from, from + atOnce).map(async (payment, at) => {
          const sold = packages.find(({ slug }) => slug === payment.package);
          if (!sold) throw new Error(`There is no package ${payment.package}.`);
          const { intent, refund } = await this.make(payment, sold, `${run}-${from + at}`);
          if (refund) refunds.set(intent, refund);
          const buyer = buyers.find(({ email }) => email === payment.email);
          return rowOf(payment, sold, buyer, intent);
        });
        rows.push(...(await Promise.all(making)));
      }
      rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      await this.dataSource.transaction(async (manager) => {
        await manager.createQueryBuilder().insert().into(Payment).values(rows).orIgnore().execute();
        const refunded = await manager.findBy(Payment, { stripePaymentIntentId: In([...refunds.keys()]) });
        const made = refunded.map(({ id, stripePaymentIntentId }) => ({
          paymentId: id,
          idempotencyKey: randomUUID(),
          author: founders[0].name,
          ...refunds.get(stripePaymentIntentId ?? ''),
        }));
        await manager.createQueryBuilder().insert().into(PaymentRefund).values(made).orIgnore().execute();
      });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.warn(`The sample practice has no payments: ${error.message}`);
    }
  }

  private async make({ status, refund, at }: SamplePayment, sold: Package, run: string) {
    const key = (step: string) => ({ ...soon, idempotencyKey: `${run}-${step}` });
    const { id: intent } = await this.stripe.paymentIntents.create(
      {
        amount: sold.priceCents,
        currency,
        automatic_payment_methods: { enabled: true },
        description: sold.title,
        metadata: happened(at),
      },
      key('create'),
    );
    const payment_method = status === 'failed' ? 'pm_card_chargeDeclined' : 'pm_card_visa';
    const return_url = this.config.publicOrigin;
    try {
      await this.stripe.paymentIntents.confirm(intent, { payment_method, return_url }, key('confirm'));
    } catch (error) {
      const isDeclined = status === 'failed' && error instanceof Stripe.errors.StripeCardError;
      if (!isDeclined) throw error;
    }
    if (!refund) return { intent };
    const { reason, amountCents = sold.priceCents } = refund;
    const createdAt = new Date(at.getTime() + 3 * day);
    const { id: stripeRefundId } = await this.stripe.refunds.create(
      { payment_intent: intent, amount: amountCents, metadata: happened(createdAt) },
      key('refund'),
    );
    return { intent, refund: { stripeRefundId, amountCents, reason, createdAt } };
  }
}

function rowOf(payment: SamplePayment, sold: Package, buyer: User | undefined, intent: string) {
  const { status, at, name, email, company = null, refund } = payment;
  const amountCents = sold.priceCents;
  const isPaid = status !== 'failed';
  return {
    userId: buyer?.id ?? null,
    isGuest: !buyer,
    stripePaymentIntentId: intent,
    amountCents,
    refundedCents: refund ? (refund.amountCents ?? amountCents) : 0,
    status,
    serviceType: sold.title,
    packageId: sold.id,
    visits: sold.visits,
    description: sold.description,
    customerEmail: email,
    customerName: name,
    company,
    ...(isPaid && { cardBrand: 'visa', cardLast4: '4242' }),
    paymentDate: isPaid ? at : null,
    createdAt: at,
    updatedAt: at,
  };
}
