import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Browser } from '../browser.ts';
import { eventually } from '../eventually.ts';
import { anAttempt, type Scenario, type Walk } from './walk.ts';

const foundations = { amount: 299, serviceType: 'Foundations Package' };

function stripeOf({ api }: Walk): Stripe {
  const { secretKey, port } = api.stripe;
  return new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
}

/** A checkout in which someone has said who pays. */
async function aCheckout(walk: Walk, browser: Browser = walk.api.visitor) {
  // The bank answers when a scenario says so.
  walk.api.stripe.control({ settleAfterMs: 3_600_000 });
  const email = `buyer-${randomUUID().slice(0, 8)}@example.com`;
  const { clientSecret } = await browser.api.payments.createIntent(foundations, anAttempt());
  await browser.api.payments.setBuyer({ clientSecret, name: 'Ann Lee', email });
  const [intent = ''] = clientSecret.split('_secret_');
  const find = async () => {
    const { rows } = await walk.admin.adminPayments.list({ filter: { q: email } });
    return rows[0];
  };
  const status = async () => (await find())?.status ?? '—';
  await walk.begin(status);
  return {
    email,
    intent,
    status,
    people: { buyer: email },
    id: async () => (await find())?.id ?? 0,
    pay: async (payment_method = 'pm_card_visa') => {
      const return_url = 'http://practice.example/payment-success';
      await stripeOf(walk).paymentIntents.confirm(intent, { payment_method, return_url }).catch(isDeclined);
      return `status: ${(await browser.api.payments.outcome({ clientSecret })).status}`;
    },
    until: (wanted: string) =>
      eventually(async () => ((await status()) === wanted ? true : undefined), `the status ${wanted}`),
  };
}

// The card's refusal is an error of the call, and a state of the payment.
function isDeclined(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
}

async function aPaid(walk: Walk) {
  const checkout = await aCheckout(walk);
  await checkout.pay();
  await checkout.until('succeeded');
  await walk.begin(checkout.status);
  return checkout;
}

async function aBankAtWork(walk: Walk) {
  const checkout = await aCheckout(walk);
  await checkout.pay('pm_usBankAccount');
  await walk.begin(checkout.status);
  return { ...checkout, intent: await stripeOf(walk).paymentIntents.retrieve(checkout.intent) };
}

/** An event as Stripe would sign and send it. */
async function stripeSays(walk: Walk, type: string, object: object): Promise<void> {
  const created = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created,
    data: { object },
  });
  const secret = walk.api.stripe.webhookSecret;
  const signature = stripeOf(walk).webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  await walk.api.visitor.send('/api/stripe/webhook', { method: 'POST', headers, body: payload });
}

async function refund(walk: Walk, id: number, amount?: number) {
  const input = { ...(amount === undefined ? {} : { amount }), reason: 'The seminar was canceled.' };
  const { status } = await walk.admin.adminPayments.refund(id, input, anAttempt());
  return `status: ${status}`;
}

const paid = (email: string) => ({
  receipt: [
    'Hi Ann,',
    'Your receipt is attached.',
    'Service: Foundations Package',
    'Amount: $299',
    'We’ll contact you by',
  ],
  paid: [
    'Someone bought the Foundations Package on your website.',
    'Please contact them by',
    'Amount: $299',
    'Paid by: Ann Lee',
    `Email: ${email}`,
  ],
});

export const paymentActs: Record<string, Scenario> = {
  async 'open a checkout'(walk) {
    const email = `buyer-${randomUUID().slice(0, 8)}@example.com`;
    const { payments } = walk.api.visitor.api;
    const { clientSecret, status } = await payments.createIntent(foundations, anAttempt());
    await payments.setBuyer({ clientSecret, name: 'Ann Lee', email });
    walk.made(async () => (await payments.outcome({ clientSecret })).status);
    return { answer: `status: ${status}`, people: { buyer: email } };
  },

  async pay(walk) {
    const { browser } = await walk.client();
    const { pay, people, email } = await aCheckout(walk, browser);
    return { answer: await pay(), people, said: paid(email) };
  },

  async 'pay as a guest'(walk) {
    const { pay, people, email } = await aCheckout(walk);
    const { receipt, ...others } = paid(email);
    const said = { receipt: [...receipt, 'create an account with this email address'], ...others };
    return { answer: await pay(), people, said };
  },

  async 'pay with a card that is declined'(walk) {
    const { pay, people } = await aCheckout(walk);
    return { answer: await pay('pm_card_chargeDeclined'), people };
  },

  async 'pay from a bank account'(walk) {
    const { pay, people } = await aCheckout(walk);
    return { answer: await pay('pm_usBankAccount'), people };
  },

  async 'the bank pays'(walk) {
    const { people, email, intent } = await aBankAtWork(walk);
    await stripeSays(walk, 'payment_intent.succeeded', { ...intent, status: 'succeeded' });
    return { answer: '—', people, said: paid(email) };
  },

  async 'the bank refuses'(walk) {
    const { people, intent } = await aBankAtWork(walk);
    await stripeSays(walk, 'payment_intent.payment_failed', { ...intent, status: 'requires_payment_method' });
    const said = [
      'Hi Ann,',
      'Your bank didn’t complete the payment for the Foundations Package.',
      'Nothing was charged.',
    ];
    return { answer: '—', people, said: { 'payment failed': said } };
  },

  async 'refund a part'(walk) {
    const { id, people } = await aPaid(walk);
    const said = ['Hi Ann,', 'We’ve refunded $100 of your payment for the Foundations Package. It takes'];
    return { answer: await refund(walk, await id(), 100), people, said: { refund: said } };
  },

  async 'refund the rest'(walk) {
    const { id, people, status } = await aPaid(walk);
    await refund(walk, await id(), 100);
    await walk.begin(status);
    const said = ['Hi Ann,', 'We’ve refunded $199 of your payment', 'That makes $299 in all.'];
    return { answer: await refund(walk, await id()), people, said: { refund: said } };
  },

  async 'the buyer disputes it'(walk) {
    const { people, intent } = await aPaid(walk);
    await stripeSays(walk, 'charge.dispute.created', {
      object: 'dispute',
      payment_intent: intent,
      currency: 'usd',
    });
    return { answer: '—', people };
  },
};
