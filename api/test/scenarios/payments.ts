import Stripe from 'stripe';
import type { Browser } from '../browser.ts';
import { eventually } from '../eventually.ts';
import { aPurchase, pay as charge, sendStripeEvent, stripeEvent, stripeOf } from '../purchase.ts';
import { anAttempt, type Scenario, type ScenarioRun } from './scenario.ts';

/** A checkout in which someone has said who pays. */
async function aCheckout(run: ScenarioRun, browser: Browser = run.api.visitor) {
  // The bank answers when a scenario says so.
  run.api.stripe.control({ settleAfterMs: 3_600_000 });
  const { id: intent, clientSecret, email } = await aPurchase(browser);
  const find = async () => {
    const { rows } = await run.admin.adminPayments.list({ query: { filter: { q: email } } });
    return rows[0];
  };
  const status = async () => (await find())?.status ?? '—';
  await run.begin(status);
  return {
    email,
    intent,
    status,
    people: { buyer: email },
    id: async () => (await find())?.id ?? 0,
    pay: async (card?: string) => {
      await charge(stripeOf(run.api), intent, card).catch(isDeclined);
      return `status: ${(await browser.payments.outcome({ body: { clientSecret } })).status}`;
    },
    until: (wanted: string) =>
      eventually(async () => ((await status()) === wanted ? true : undefined), `the status ${wanted}`),
  };
}

// The card's refusal is an error of the call, and a state of the payment.
function isDeclined(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
}

async function aPaid(run: ScenarioRun) {
  const checkout = await aCheckout(run);
  await checkout.pay();
  await checkout.until('succeeded');
  await run.begin(checkout.status);
  return checkout;
}

async function aBankAtWork(run: ScenarioRun) {
  const checkout = await aCheckout(run);
  await checkout.pay('pm_usBankAccount');
  await run.begin(checkout.status);
  return { ...checkout, intent: await stripeOf(run.api).paymentIntents.retrieve(checkout.intent) };
}

const stripeSays = (run: ScenarioRun, type: string, object: object) =>
  sendStripeEvent(run.api, stripeEvent(type, object));

async function refund(run: ScenarioRun, id: number, amount?: number) {
  const body = { ...(amount !== undefined && { amount }), reason: 'The seminar was canceled.' };
  const call = { params: { id }, body, idempotencyKey: anAttempt() };
  const { status } = await run.admin.adminPayments.refund(call);
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

export const paymentScenarios: Record<string, Scenario> = {
  async pay(run) {
    const { browser } = await run.client();
    const { pay, people, email } = await aCheckout(run, browser);
    return { answer: await pay(), people, said: paid(email) };
  },

  async 'pay as a guest'(run) {
    const { pay, people, email } = await aCheckout(run);
    const { receipt, ...others } = paid(email);
    const said = { receipt: [...receipt, 'create an account with this email address'], ...others };
    return { answer: await pay(), people, said };
  },

  async 'the bank pays'(run) {
    const { people, email, intent } = await aBankAtWork(run);
    await stripeSays(run, 'payment_intent.succeeded', { ...intent, status: 'succeeded' });
    return { people, said: paid(email) };
  },

  async 'the bank refuses'(run) {
    const { people, intent } = await aBankAtWork(run);
    await stripeSays(run, 'payment_intent.payment_failed', { ...intent, status: 'requires_payment_method' });
    const said = [
      'Hi Ann,',
      'Your bank didn’t complete the payment for the Foundations Package.',
      'Nothing was charged.',
    ];
    return { people, said: { 'payment failed': said } };
  },

  async 'refund a part'(run) {
    const { id, people } = await aPaid(run);
    const said = ['Hi Ann,', 'We’ve refunded $100 of your payment for the Foundations Package. It takes'];
    return { answer: await refund(run, await id(), 100), people, said: { refund: said } };
  },

  async 'refund the rest'(run) {
    const { id, people, status } = await aPaid(run);
    await refund(run, await id(), 100);
    await run.begin(status);
    const said = ['Hi Ann,', 'We’ve refunded $199 of your payment', 'That makes $299 in all.'];
    return { answer: await refund(run, await id()), people, said: { refund: said } };
  },
};
