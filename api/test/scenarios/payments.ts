import type { Browser } from '../browser.ts';
import { aPaidPurchase, sendStripeEvent, stripeEvent, stripeOf } from '../purchase.ts';
import { anAttempt, type Scenario, type ScenarioRun } from './scenario.ts';

/** A purchase by card, or by a bank that answers when a scenario says so. */
async function aPurchase(run: ScenarioRun, by: Browser = run.api.visitor, card = 'pm_card_visa') {
  run.api.stripe.control({ settleAfterMs: 3_600_000 });
  await run.begin();
  const { id, intent, email } = await aPaidPurchase(run.api, { by, card });
  return { id, intent, email, people: { buyer: email } };
}

async function theBankSays(run: ScenarioRun, type: string, status: string) {
  const { people, email, intent } = await aPurchase(run, run.api.visitor, 'pm_usBankAccount');
  await run.begin();
  const object = { ...(await stripeOf(run.api).paymentIntents.retrieve(intent)), status };
  await sendStripeEvent(run.api, stripeEvent(type, object));
  return { people, email };
}

async function aRefund(run: ScenarioRun, amounts: (number | undefined)[]) {
  const { id, people } = await aPurchase(run);
  for (const amount of amounts) {
    await run.begin();
    const body = { ...(amount !== undefined && { amount }), reason: 'The seminar was canceled.' };
    await run.admin.adminPayments.refund({ params: { id }, body, idempotencyKey: anAttempt() });
  }
  return people;
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
    const { people, email } = await aPurchase(run, (await run.client()).browser);
    return { people, said: paid(email) };
  },

  async 'pay as a guest'(run) {
    const { people, email } = await aPurchase(run);
    const { receipt, ...others } = paid(email);
    return {
      people,
      said: { receipt: [...receipt, 'create an account with this email address'], ...others },
    };
  },

  async 'the bank pays'(run) {
    const { people, email } = await theBankSays(run, 'payment_intent.succeeded', 'succeeded');
    return { people, said: paid(email) };
  },

  async 'the bank refuses'(run) {
    const { people } = await theBankSays(run, 'payment_intent.payment_failed', 'requires_payment_method');
    const said = [
      'Hi Ann,',
      'Your bank didn’t complete the payment for the Foundations Package.',
      'Nothing was charged.',
    ];
    return { people, said: { 'payment failed': said } };
  },

  async 'refund a part'(run) {
    const said = ['Hi Ann,', 'We’ve refunded $100 of your payment for the Foundations Package. It takes'];
    return { people: await aRefund(run, [100]), said: { refund: said } };
  },

  async 'refund the rest'(run) {
    const said = ['Hi Ann,', 'We’ve refunded $199 of your payment', 'That makes $299 in all.'];
    return { people: await aRefund(run, [100, undefined]), said: { refund: said } };
  },
};
