import { Inject, Injectable, Logger } from '@nestjs/common';
import { personName } from '@practice/contract/auth';
import { currency } from '@practice/contract/payments';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import type { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Package } from '../services/package.entity.ts';
import { demoPayments } from './data/story.ts';

const day = 24 * 3_600_000;

const soon = { timeout: 3_000, maxNetworkRetries: 1 };

type DemoPayment = (typeof demoPayments)[number];

/** Made in the stand-in for Stripe, so that they can be refunded; Stripe itself would not know them. */
@Injectable()
export class DemoPayments {
  private readonly logger = new Logger(DemoPayments.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
  ) {}

  async add(client: User): Promise<void> {
    const { demoScript, apiBase } = this.config.stripe;
    if (!demoScript || !apiBase) return;
    const payments = this.dataSource.getRepository(Payment);
    if (await payments.existsBy({ userId: client.id })) return;
    try {
      const rows = [];
      for (const story of demoPayments) {
        const sold = await this.dataSource.manager.findOneByOrFail(Package, { slug: story.package });
        rows.push(rowOf(story, sold, client, await this.make(story, sold, client)));
      }
      await payments.createQueryBuilder().insert().values(rows).orIgnore().execute();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.warn(`The demo client has no payments: ${error.message}`);
    }
  }

  private async make({ status, daysAgo }: DemoPayment, sold: Package, client: User): Promise<string> {
    const key = (step: string) => ({
      ...soon,
      idempotencyKey: `demo-${client.id}-${client.createdAt.getTime()}-${daysAgo}-${step}`,
    });
    const { id } = await this.stripe.paymentIntents.create(
      {
        amount: sold.priceCents,
        currency,
        automatic_payment_methods: { enabled: true },
        description: sold.title,
      },
      key('create'),
    );
    const payment_method = status === 'failed' ? 'pm_card_chargeDeclined' : 'pm_card_visa';
    const return_url = this.config.publicOrigin;
    try {
      await this.stripe.paymentIntents.confirm(id, { payment_method, return_url }, key('confirm'));
    } catch (error) {
      const isDeclined = status === 'failed' && error instanceof Stripe.errors.StripeCardError;
      if (!isDeclined) throw error;
    }
    if (status === 'refunded') await this.stripe.refunds.create({ payment_intent: id }, key('refund'));
    return id;
  }
}

function rowOf({ status, daysAgo }: DemoPayment, sold: Package, client: User, intent: string) {
  const amountCents = sold.priceCents;
  const createdAt = new Date(Date.now() - daysAgo * day);
  return {
    userId: client.id,
    stripePaymentIntentId: intent,
    amountCents,
    refundedCents: status === 'refunded' ? amountCents : 0,
    status,
    serviceType: sold.title,
    packageId: sold.id,
    visits: sold.visits,
    description: sold.description,
    customerEmail: client.email,
    customerName: personName(client),
    ...(status === 'failed' ? {} : { cardBrand: 'visa', cardLast4: '4242' }),
    paymentDate: status === 'failed' ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}
