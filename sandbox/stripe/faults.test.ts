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
