import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestAccount } from './test-account.mjs';

/** @type {Awaited<ReturnType<typeof startTestAccount>>} */
let account;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

test('a good card pays', async () => {
  const intent = await account.buy({ metadata: { payment: '7' }, receipt_email: 'ann@example.com' });
  expect(intent).toMatchObject({
    object: 'payment_intent',
    amount: 15_000,
    amount_received: 0,
    currency: 'usd',
    status: 'requires_payment_method',
    client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_\\w{25}$`)),
    livemode: false,
    metadata: { payment: '7' },
  });
  const paid = await account.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 15_000,
    latest_charge: {
      object: 'charge',
      paid: true,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      receipt_number: expect.stringMatching(/^\w{4}-\w{4}$/),
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    },
  });
  expect(await account.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'succeeded',
    latest_charge: expect.stringMatching(/^ch_/),
  });
});

test('a declined card says so, and another may be tried on the same intent', async () => {
  const { id } = await account.buy();
  await expect(
    account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  expect(await account.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
  });
  const paid = await account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  const types = (await account.arrived('payment_intent.succeeded')).map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(['payment_intent.created', 'payment_intent.payment_failed', 'charge.failed']),
  );
});
