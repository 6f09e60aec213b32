import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { Payment } from '../src/payments/payment.entity.ts';
import type { Browser } from './browser.ts';
import type { TestApi } from './start-api.ts';
import type { TestEnvironment } from './test-environment.ts';

export const foundations = { amount: 299, serviceType: 'Foundations Package' };

export const stripeOf = ({ stripe: { secretKey, port } }: Pick<TestEnvironment, 'stripe'>) =>
  new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });

export const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

/** Charges the card for an intent, which a client secret begins with, too. */
export const pay = (stripe: Stripe, intent: string, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(intentOf(intent), {
    payment_method,
    return_url: 'http://practice.example/payment-success',
  });

export async function aPurchase(
  { payments }: Pick<Browser, 'payments'>,
  {
    purchase = foundations,
    name = 'Ann Lee',
    email = `buyer-${randomUUID().slice(0, 8)}@example.com`,
    idempotencyKey = randomUUID() as string,
  } = {},
) {
  const { clientSecret } = await payments.createIntent({ body: purchase, idempotencyKey });
  await payments.setBuyer({ body: { clientSecret, name, email } });
  return { id: intentOf(clientSecret), clientSecret, email };
}

/** A purchase that is paid by card. `id` is the payment's, `intent` Stripe's; without a card it stays open. */
export async function aPaidPurchase(
  api: Pick<TestApi, 'visitor' | 'stripe' | 'sql'>,
  {
    by = api.visitor,
    card,
    ...options
  }: Parameters<typeof aPurchase>[1] & { by?: Pick<Browser, 'payments'>; card?: string | null } = {},
) {
  const { id: intent, clientSecret, email } = await aPurchase(by, options);
  if (card !== null) {
    await pay(stripeOf(api), intent, card);
    await by.payments.outcome({ body: { clientSecret } });
  }
  const found = 'SELECT id FROM payments WHERE stripe_payment_intent_id = $1';
  const [row] = await api.sql<{ id: number }>(found, [intent]);
  return { id: row?.id ?? 0, intent, clientSecret, email };
}

/** A payment in our table, of which Stripe knows nothing. */
export function aPayment({ app }: Pick<TestApi, 'app'>, over: Partial<Payment> = {}): Promise<Payment> {
  return app.get(DataSource).manager.save(Payment, {
    stripePaymentIntentId: `pi_${randomUUID()}`,
    amountCents: 29_900,
    serviceType: foundations.serviceType,
    status: 'succeeded',
    paymentDate: new Date(),
    ...over,
  });
}

/** An event as Stripe sends it; `created` is in seconds. */
export const stripeEvent = <Data extends object>(
  type: string,
  object: Data,
  created = Math.floor(Date.now() / 1000),
) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  created,
  data: { object },
});

export function sendStripeEvent(
  api: Pick<TestApi, 'stripe' | 'visitor'>,
  event: unknown,
  { secret = api.stripe.webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
): Promise<Response> {
  const body = JSON.stringify(event) ?? '';
  const signed = { payload: body, secret, timestamp };
  const signature = stripeOf(api).webhooks.generateTestHeaderString(signed);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return api.visitor.send('/api/stripe/webhook', { method: 'POST', headers, body });
}

export const aDispute = (payment_intent: string, status: string) => ({
  object: 'dispute',
  id: `du_${payment_intent}`,
  payment_intent,
  amount: 29_900,
  currency: 'usd',
  status,
});
