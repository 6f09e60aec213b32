import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { firstPackages } from '@practice/contract/packages';
import type Stripe from 'stripe';
import { json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPaidPurchase, stripeOf } from '../../test/purchase.ts';
import { testApi } from '../../test/start-api.ts';
import { Refunds } from './refunds.ts';

const api = testApi();
let stripe: Stripe;
beforeAll(async () => {
  stripe = stripeOf(api);
});
beforeEach(() => {
  api.stripe.control({ failNext: 0, dropAfterActing: 0, slowMs: 0, pauseWebhooks: false });
});

const reason = 'The seminar was canceled.';
const foundations = 'Foundations Package';

/** A purchase by a person of this name; without a card it stays open. */
function aPayment({ name = 'Ann Lee', serviceType = foundations, isPaid = true } = {}) {
  const purchase = {
    amount: firstPackages.find(({ title }) => title === serviceType)?.price ?? 0,
    serviceType,
  };
  return aPaidPurchase(api, { purchase, name, ...(!isPaid && { card: null }) });
}

const refund = (id: number, amount?: number, idempotencyKey: string = randomUUID()) =>
  api.admin.adminPayments.refund({
    params: { id },
    body: { ...(amount === undefined ? {} : { amount }), reason },
    idempotencyKey,
  });

describe('the payments', () => {
  test('are found by name, email address, receipt number and service, and filtered', async () => {
    const name = `Zoe ${randomUUID().slice(0, 8)}`;
    const open = await aPayment({ name, isPaid: false });
    const paid = await aPayment({ name, serviceType: 'Personalized Care Package' });
    const found = async (filter: Record<string, unknown>) =>
      (await api.admin.adminPayments.list({ query: { filter } })).rows.map(({ id }) => id);
    expect(await found({ q: name.toUpperCase() })).toEqual([paid.id, open.id]);
    expect(await found({ q: paid.email })).toEqual([paid.id]);
    expect(await found({ q: `OT-${String(paid.id).padStart(6, '0')}` })).toEqual([paid.id]);
    expect(await found({ q: name, status: 'pending' })).toEqual([open.id]);
    expect(await found({ q: name, status: ['pending', 'succeeded'] })).toHaveLength(2);
    const { packageId } = await api.admin.adminPayments.one({ params: { id: open.id } });
    expect(await found({ q: name, packageId })).toEqual([open.id]);
    const hence = new Date(Date.now() + 60_000).toISOString();
    expect(await found({ q: name, createdFrom: hence })).toEqual([]);
    expect(await found({ q: name, createdTo: hence })).toHaveLength(2);
  });

  test('are totaled over all matches, and exported with the same figures', async () => {
    const name = `Max ${randomUUID().slice(0, 8)}`;
    await aPayment({ name, isPaid: false });
    await aPayment({ name, serviceType: 'Workspace Optimization Package' });
    const { id, intent, email } = await aPayment({ name });
    await refund(id, 100.1);
    const filter = { q: name };
    const { list, summary } = api.admin.adminPayments;
    const sums = { paid: 898, refunded: 100.1, lost: 0, net: 797.9 };
    expect(await summary({ query: { filter } })).toEqual(sums);
    const sorted = async (field: 'amount' | 'refundedAmount') =>
      (await list({ query: { filter, sort: [field, 'DESC'] } })).rows.map((row) => row[field]);
    expect(await sorted('amount')).toEqual([599, 299, 299]);
    expect(await sorted('refundedAmount')).toEqual([100.1, 0, 0]);
    const csv = await (await api.admin.adminPayments.exportCsv({ query: { filter } })).text();
    expect(csv).toContain(
      `${name},${email},,${foundations},Visa ending in 4242,299.00,100.10,0.00,198.90,Partly refunded,${intent}`,
    );
    expect(csv).toMatch(/^,.*,299\.00,0\.00,0\.00,0\.00,Pending,/m);
  });

  test('are totaled by month in the practice’s time zone', async () => {
    const { id } = await aPayment();
    await refund(id, 99);
    // The last hour of the month before; in UTC it is this month already.
    await api.sql(
      `UPDATE payments SET payment_date = date_trunc('month', now() AT TIME ZONE 'America/New_York')
       AT TIME ZONE 'America/New_York' - interval '1 hour' WHERE id = $1`,
      [id],
    );
    const months = await api.admin.adminPayments.income();
    expect(months).toHaveLength(12);
    expect(months[10]).toMatchObject({ paid: 299, refunded: 99, net: 200 });
    expect(months[0]).toMatchObject({ paid: 0, refunded: 0, net: 0 });
  });

  test('are shown with their history and a link to Stripe', async () => {
    const { id, intent, email } = await aPayment();
    const details = await eventually(async () => {
      const found = await api.admin.adminPayments.one({ params: { id } });
      return found.events.length > 0 ? found : undefined;
    }, 'an event');
    expect(details).toMatchObject({ customerEmail: email, amount: 299, status: 'succeeded' });
    expect(details.stripeUrl).toBe(`https://dashboard.stripe.com/test/payments/${intent}`);
    expect(details.events[0]).toMatchObject({ type: expect.stringContaining('payment_intent.') });
    await expect(api.admin.adminPayments.one({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a refund', () => {
  test('is rejected without an amount in cents or a reason, and the field named', async () => {
    for (const [body, path] of [
      [{ amount: 0, reason }, 'amount'],
      [{ amount: 1.005, reason }, 'amount'],
      [{ amount: '10', reason }, 'amount'],
      [{ amount: 1e300, reason }, 'amount'],
      [{ amount: 10, reason: ' ' }, 'reason'],
    ] as const) {
      const response = await api.admin.send('/api/admin/payments/1/refunds', json('POST', body));
      expect(await response.json()).toMatchObject({ statusCode: 400, errors: [{ path }] });
    }
  });

  test('requires a key, and a payment that exists and was paid', async () => {
    const { id } = await aPayment({ isPaid: false });
    await expect(refund(id, 10, 'no uuid')).rejects.toMatchObject({ status: 400 });
    await expect(refund(999_999, 10)).rejects.toMatchObject({ status: 404 });
    await expect(refund(id, 10)).rejects.toMatchObject({
      status: 400,
      serverMessage: expect.stringContaining('not paid'),
    });
  });

  test('is made in part, then of the rest, and never of more', async () => {
    api.stripe.control({ pauseWebhooks: true });
    const { id, intent } = await aPayment();
    expect(await refund(id, 100.5)).toMatchObject({ status: 'partially_refunded', refundedAmount: 100.5 });
    await expect(refund(id, 198.51)).rejects.toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    expect(await refund(id)).toMatchObject({ status: 'refunded', refundedAmount: 299 });
    await expect(refund(id, 1)).rejects.toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([19_850, 10_050]);
    // Why is the practice's own business: it may speak of someone's health.
    expect(JSON.stringify(data)).not.toContain(reason);
    const { refunds } = await api.admin.adminPayments.one({ params: { id } });
    expect(refunds.map((each) => each.amount).sort()).toEqual([100.5, 198.5]);
    expect(refunds[0]).toMatchObject({ reason, author: expect.stringContaining(' ') });
  });

  test('is made once for a repeated key', async () => {
    const { id, intent } = await aPayment();
    const idempotencyKey = randomUUID();
    await refund(id, 100, idempotencyKey);
    expect(await refund(id, 100, idempotencyKey)).toMatchObject({ refundedAmount: 100 });
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
    await expect(refund(id, 50, idempotencyKey)).rejects.toMatchObject({ status: 409 });
  });

  test('whose response was lost is found, and saved with reason and author', async () => {
    const { id, intent } = await aPayment();
    api.stripe.control({ dropAfterActing: 3, pauseWebhooks: true });
    await expect(refund(id, 100)).rejects.toMatchObject({ status: 503 });
    expect(await api.admin.adminPayments.one({ params: { id } })).toMatchObject({
      refunds: [],
      refundedAmount: 0,
    });
    await api.sql(
      `UPDATE payment_refunds SET created_at = now() - interval '2 minutes' WHERE payment_id = $1`,
      [id],
    );
    const refunds = api.app.get(Refunds, { strict: false });
    await Promise.all([refunds.findLost(), refunds.findLost()]);
    expect(await api.admin.adminPayments.one({ params: { id } })).toMatchObject({
      refunds: [{ id: expect.stringContaining('re_'), amount: 100, reason, author: expect.anything() }],
      refundedAmount: 100,
    });
    expect((await stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  test('that Stripe never received is deleted after a day', async () => {
    const { id } = await aPayment();
    api.stripe.control({ failNext: 3 });
    await expect(refund(id, 100)).rejects.toMatchObject({ status: 503 });
    const rows = () => api.sql('SELECT stripe_refund_id FROM payment_refunds WHERE payment_id = $1', [id]);
    const refunds = api.app.get(Refunds, { strict: false });
    for (const [age, left] of [
      ['2 minutes', 1],
      ['2 days', 0],
    ] as const) {
      await api.sql('UPDATE payment_refunds SET created_at = now() - $2::interval WHERE payment_id = $1', [
        id,
        age,
      ]);
      await refunds.findLost();
      expect(await rows()).toHaveLength(left);
    }
  });
});
