import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestAccount } from './test-account.mjs';

/** @type {Awaited<ReturnType<typeof startTestAccount>>} */
let account;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

test('a payment is refunded in part, and then the rest, and never more', async () => {
  const { stripe } = account;
  const { id } = await account.buy({ confirm: true, payment_method: 'pm_card_visa' });
  const part = await stripe.refunds.create({
    payment_intent: id,
    amount: 5_000,
    reason: 'requested_by_customer',
    metadata: { by: 'admin' },
  });
  expect(part).toMatchObject({
    status: 'succeeded',
    amount: 5_000,
    payment_intent: id,
    metadata: { by: 'admin' },
  });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 10_001 })).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount ($100.01) is greater than unrefunded amount on charge ($100.00)',
  });
  const rest = await stripe.refunds.create({ charge: String(part.charge) });
  expect(rest.amount).toBe(10_000);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const charge = await stripe.charges.retrieve(String(part.charge));
  expect(charge).toMatchObject({ amount_refunded: 15_000, refunded: true });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map((refund) => refund.id)).toEqual([rest.id, part.id]);
  await account.arrived('refund.created', 'charge.refunded');
});

test('nothing is refunded of what was not paid', async () => {
  const { id } = await account.buy();
  await expect(account.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(account.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 404,
  });
});
