import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestAccount } from '../test/stripe-account.ts';

let account: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

test('a valid card pays', async () => {
  const intent = await account.buy({ metadata: { payment: '7' } });
  expect(intent).toMatchObject({
    object: 'payment_intent',
    amount: 15_000,
    amount_received: 0,
    currency: 'usd',
    status: 'requires_payment_method',
    client_secret: expect.stringMatching(new RegExp(`^${intent.id}_secret_\\w{25}$`)),
    metadata: { payment: '7' },
  });
  const paid = await account.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 15_000 });
  const { latest_charge } = await account.stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge'],
  });
  const payment_method_details = { type: 'card', card: { brand: 'visa', last4: '4242' } };
  expect(latest_charge).toMatchObject({ object: 'charge', id: paid.latest_charge, payment_method_details });
  await expect(
    account.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  await account.arrived('payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded');
});

test('the buyer can try another card after a declined one', async () => {
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
  await account.arrived('payment_intent.payment_failed', 'payment_intent.succeeded');
});

test.each([
  ['complete', 'succeeded', 'succeeded'],
  ['fail', 'failed', 'requires_payment_method'],
])(
  'the second step of a card leads back from "%s" with %s, and is answered once',
  async (result, redirectStatus, status) => {
    const { id } = await account.buy();
    const asked = await account.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://shop.example/payment-success?from=checkout',
    });
    const path = new URL(asked.next_action?.redirect_to_url?.url ?? '').pathname.replace(
      '/sandbox/stripe',
      '',
    );
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    expect(await account.browse(path)).toMatchObject({
      status: 200,
      text: expect.stringMatching(/Complete.*Fail/s),
    });
    const answered = await account.browse(path, { result });
    const back = new URL(answered.headers.get('location') ?? '');
    expect(answered.status).toBe(303);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      from: 'checkout',
      payment_intent: asked.id,
      payment_intent_client_secret: asked.client_secret,
      redirect_status: redirectStatus,
    });
    expect(await account.stripe.paymentIntents.retrieve(asked.id)).toMatchObject({
      status,
      next_action: null,
    });
    await account.arrived('payment_intent.requires_action');
    await account.browse(path, { result: 'complete' });
    expect(await account.stripe.paymentIntents.retrieve(asked.id)).toMatchObject({ status });
  },
);

test('a browser confirms a payment with its secret, and can do nothing else', async () => {
  const { id, client_secret: secret } = await account.buy({ metadata: { internal: '1' } });
  const key = account.standIn.publishableKey;
  const confirm = (form: Record<string, string>) =>
    account.browse(`/v1/payment_intents/${id}/confirm`, { key, payment_method: 'pm_card_visa', ...form });
  expect(await confirm({})).toMatchObject({ status: 400, text: expect.stringContaining('client_secret') });
  expect(await confirm({ client_secret: `${secret}x` })).toMatchObject({ status: 400 });
  expect(await account.browse('/v1/refunds', { key, payment_intent: id })).toMatchObject({ status: 401 });
  expect(await account.browse(`/v1/payment_intents/${id}?key=${key}`)).toMatchObject({ status: 401 });
  const confirmed = await confirm({ client_secret: String(secret) });
  expect(confirmed).toMatchObject({ status: 200, text: expect.stringContaining('"status": "succeeded"') });
});
