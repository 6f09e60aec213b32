import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
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
