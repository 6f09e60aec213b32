import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestAccount } from '../test/stripe-account.ts';

let account: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

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
