import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestAccount } from '../test/stripe-account.ts';

let account: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

const form = { amount: '5000', currency: 'usd' };
const createdIds = async () => {
  await account.arrived('payment_intent.created');
  const created = account.shop.events().filter(({ type }) => type === 'payment_intent.created');
  return created.map(({ data }) => data.object.id);
};

describe('an idempotency key', () => {
  const key = { 'Idempotency-Key': 'checkout-1' };

  test('gives the same answer and acts once, also after a restart', async () => {
    const first = await account.post('payment_intents', form, key);
    await account.restart();
    const second = await account.post('payment_intents', form, key);
    expect(second.body).toEqual(first.body);
    expect(await createdIds()).toEqual([first.body.id]);
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

  test('acts once, also for two calls at the same time', async () => {
    account.standIn.control({ slowMs: 300 });
    const [first, second] = await Promise.all([
      account.post('payment_intents', form, key),
      account.post('payment_intents', form, key),
    ]);
    expect(second.body).toEqual(first.body);
    expect(await createdIds()).toEqual([first.body.id]);
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

test('fails on request, and does nothing then', async () => {
  account.standIn.control({ failNext: 1 });
  await expect(account.buy()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  account.standIn.control({ failNext: 1, failStatus: 429 });
  await expect(account.buy()).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
  const { id } = await account.buy();
  expect(await createdIds()).toEqual([id]);
});

test('loses an answer after acting, and the same key finds it', async () => {
  // Twice: the SDK asks once more by itself when a connection is cut.
  account.standIn.control({ dropAfterActing: 2 });
  const create = () =>
    account.stripe.paymentIntents.create(
      { amount: 5_000, currency: 'usd' },
      { idempotencyKey: 'checkout-1' },
    );
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const { id } = await create();
  expect(await createdIds()).toEqual([id]);
});
