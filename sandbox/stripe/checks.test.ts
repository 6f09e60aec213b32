import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestAccount } from '../test/stripe-account.ts';

let account: Awaited<ReturnType<typeof startTestAccount>>;
beforeAll(async () => {
  account = await startTestAccount();
});
afterAll(() => account.close());

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
