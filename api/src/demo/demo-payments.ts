import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { centsOf, currency, packageByTitle } from '@practice/contract/payments';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { Payment } from '../payments/payment.entity.ts';
import { demoClient, demoPayments } from './data/story.ts';

const day = 24 * 3_600_000;

/** The stand-in is on this machine: where it does not answer at once, the start does not wait for it. */
const soon = { timeout: 3_000, maxNetworkRetries: 1 };

type DemoPayment = (typeof demoPayments)[number];

/**
 * Gives the demo client a history of payments, once. The stand-in for Stripe knows each of them, so that it can be refunded
 * like any other. At Stripe itself none are made, and a row that Stripe does not know would be of no use: then there is no
 * history. Nothing is mailed, since the rows are at once what the events tell.
 */
@Injectable()
export class DemoPayments {
  private readonly logger = new Logger(DemoPayments.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
  ) {}

  /** Once the client has their account. Where the stand-in does not answer, the next start tries again. */
  async fill(): Promise<void> {
    // Both are the stand-in's: nothing is ever charged at Stripe for a demo.
    const { demoScript, apiBase } = this.config.stripe;
    if (!demoScript || !apiBase) return;
    const payments = this.dataSource.getRepository(Payment);
    const client = await this.dataSource.getRepository(User).findOneBy({ email: demoClient.email });
    if (!client || (await payments.existsBy({ userId: client.id }))) return;
    try {
      const rows = [];
      for (const story of demoPayments) rows.push(rowOf(story, client, await this.make(story, client)));
      // All or none, and where another instance was first, none.
      await payments.createQueryBuilder().insert().values(rows).orIgnore().execute();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      this.logger.warn(`The demo client has no payments: ${error.message}`);
    }
  }

  /** The same intent again after a crash on the way: the keys are those of this client in this database. */
  private async make({ serviceType, status, daysAgo }: DemoPayment, client: User): Promise<string> {
    const key = (step: string) => ({
      ...soon,
      idempotencyKey: `demo-${client.id}-${client.createdAt.getTime()}-${daysAgo}-${step}`,
    });
    const { id } = await this.stripe.paymentIntents.create(
      {
        amount: centsOf(priceOf(serviceType)),
        currency,
        automatic_payment_methods: { enabled: true },
        description: serviceType,
      },
      key('create'),
    );
    const payment_method = status === 'failed' ? 'pm_card_chargeDeclined' : 'pm_card_visa';
    const return_url = this.config.publicOrigin;
    try {
      await this.stripe.paymentIntents.confirm(id, { payment_method, return_url }, key('confirm'));
    } catch (error) {
      const isMeant = status === 'failed' && error instanceof Stripe.errors.StripeCardError;
      if (!isMeant) throw error;
    }
    if (status === 'refunded') await this.stripe.refunds.create({ payment_intent: id }, key('refund'));
    return id;
  }
}

function rowOf({ serviceType, status, daysAgo }: DemoPayment, client: User, intent: string) {
  const amount = priceOf(serviceType).toFixed(2);
  const createdAt = new Date(Date.now() - daysAgo * day);
  return {
    userId: client.id,
    stripePaymentIntentId: intent,
    amount,
    refundedAmount: status === 'refunded' ? amount : '0',
    status,
    serviceType,
    description: packageByTitle(serviceType)?.description ?? null,
    customerEmail: demoClient.email,
    customerName: `${demoClient.firstName} ${demoClient.lastName}`,
    paymentDate: status === 'failed' ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

function priceOf(serviceType: string): number {
  const sold = packageByTitle(serviceType);
  if (!sold) throw new Error(`The demo story sells ${serviceType}, which the practice does not.`);
  return sold.price;
}
