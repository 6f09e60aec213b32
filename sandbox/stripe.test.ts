import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestAccount, until } from './test/stripe-account.ts';

let account: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

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
