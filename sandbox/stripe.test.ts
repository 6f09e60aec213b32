import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestAccount, until } from './test/stripe-account.ts';

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

test('a payment is refunded in part, then the rest, and never more', async () => {
  const { refunds } = account.stripe;
  const { id: payment_intent } = await account.buyWith('pm_card_visa');
  const asked = { amount: 5_000, metadata: { by: 'admin' } };
  const part = await refunds.create({ payment_intent, ...asked, expand: ['charge'] });
  const charge = { object: 'charge', payment_intent, amount: 15_000, amount_refunded: 5_000 };
  expect(part).toMatchObject({ status: 'succeeded', payment_intent, ...asked, charge });
  await expect(refunds.create({ payment_intent, amount: 10_001 })).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount ($100.01) is greater than unrefunded amount on charge ($100.00)',
  });
  const rest = await refunds.create({ payment_intent });
  expect(rest.amount).toBe(10_000);
  await expect(refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  const { data } = await refunds.list({ payment_intent, expand: ['data.charge'] });
  const refunded = { amount_refunded: 15_000, refunded: true };
  expect(data).toMatchObject([
    { id: rest.id, charge: refunded },
    { id: part.id, charge: refunded },
  ]);
  await account.arrived('charge.refunded');
});

test('refuses to refund an unpaid payment', async () => {
  const { id } = await account.buy();
  await expect(account.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(account.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 404,
  });
});

const form = { amount: '5000', currency: 'usd' };

describe('an idempotency key', () => {
  const key = { 'Idempotency-Key': 'checkout-1' };

  test('gives the same answer and acts once, also after a restart', async () => {
    const first = await account.post('payment_intents', form, key);
    await account.restart();
    const second = await account.post('payment_intents', form, key);
    expect(second.body).toEqual(first.body);
    const events = await account.arrived('payment_intent.created');
    expect(events.map(({ data }) => data.object.id)).toEqual([first.body.id]);
  });

  test('belongs to one call with its parameters', async () => {
    await account.post('payment_intents', form, key);
    for (const [path, other] of [
      ['payment_intents', { ...form, amount: '6000' }],
      ['refunds', { payment_intent: 'pi_x' }],
    ] as const)
      expect(await account.post(path, other, key)).toMatchObject({
        status: 400,
        body: { error: { type: 'idempotency_error' } },
      });
  });

  test('is used up by a declined card, but not by wrong parameters', async () => {
    expect((await account.post('payment_intents', {}, key)).status).toBe(400);
    expect((await account.post('payment_intents', form, key)).status).toBe(200);
    const { id } = await account.buy();
    const confirm = () =>
      account.post(
        `payment_intents/${id}/confirm`,
        { payment_method: 'pm_card_chargeDeclined' },
        { 'Idempotency-Key': 'confirm-1' },
      );
    const declined = await confirm();
    expect(declined.status).toBe(402);
    await account.post(`payment_intents/${id}/confirm`, { payment_method: 'pm_card_visa' });
    expect(await confirm()).toMatchObject({ status: 402, body: declined.body });
  });
});

test('signs events as the SDK verifies them, and shows the intent as it was then', async () => {
  const { id } = await account.buyWith('pm_card_visa');
  const events = await account.arrived('payment_intent.created', 'payment_intent.succeeded');
  const { webhooks } = account.stripe;
  for (const { body, signature } of account.shop.received) {
    const event = webhooks.constructEvent(body, signature, account.standIn.webhookSecret);
    expect(event).toMatchObject({ object: 'event' });
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
  }
  const snapshot = events.find(({ type }) => type === 'payment_intent.created');
  expect(snapshot?.data.object).toMatchObject({ id, status: 'requires_payment_method' });
});

test('sends an event again until the shop accepts it, also after a restart', async () => {
  account.shop.answers.status = 500;
  await account.buy();
  await until(() => account.shop.received.length === 1);
  // After a second at the earliest.
  await until(() => account.shop.received.length === 2);
  account.shop.answers.status = 200;
  await account.restart();
  await until(() => account.shop.received.length === 3);
  const [id = '', ...same] = account.shop.events().map((event) => event.id);
  expect(same).toEqual([id, id]);
});

test('holds events back while they are paused, and until there is a shop', async () => {
  account.standIn.control({ pauseWebhooks: true });
  await account.buyWith('pm_card_visa');
  account.standIn.setWebhookUrl(account.shop.url);
  expect(account.shop.events()).toEqual([]);
  account.standIn.control({ pauseWebhooks: false });
  await account.arrived('payment_intent.created', 'payment_intent.succeeded');
});

test('declines a card that is not a test card', async () => {
  const { id } = await account.buy();
  const { status, body } = await account.post(`payment_intents/${id}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4111 1111 1111 1111',
    'payment_method_data[billing_details][name]': 'Ann',
  });
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
  });
});

test('refuses a wrong key, and answers 404 for an unknown object', async () => {
  for (const key of ['sk_test_other', 'pk_test_sandbox'])
    await expect(account.sdk(key).refunds.list({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  await expect(account.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'intent',
    message: "No such payment_intent: 'pi_none'",
  });
  await expect(account.stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
});
