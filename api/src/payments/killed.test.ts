import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { eventually } from '../../test/eventually.ts';
import { retryJobsNow } from '../../test/job-queue.ts';
import { aPurchase, foundations, pay, stripeOf } from '../../test/purchase.ts';
import { type KillableApi, startKillableApi } from '../../test/start-killable-api.ts';

let api: KillableApi;
let stripe: Stripe;
beforeAll(async () => {
  api = await startKillableApi();
  stripe = stripeOf(api);
});
afterAll(() => api.close());

const reason = 'The seminar was canceled.';

async function rows<Row>(text: string, values: unknown[]): Promise<Row[]> {
  return (await api.database.query(text, values)).rows;
}

const paymentsOf = (idempotencyKey: string) =>
  rows<{ id: number; status: string; refunded_amount: string }>(
    'SELECT * FROM payments WHERE idempotency_key = $1',
    [idempotencyKey],
  );

const until = (idempotencyKey: string, status: string) =>
  eventually(async () => {
    const [payment] = await paymentsOf(idempotencyKey);
    return payment?.status === status ? payment : undefined;
  }, `a payment that is ${status}`);

/** What a buyer does: the same checkout however often it is repeated, and it is paid once. */
function aBuyer() {
  const idempotencyKey = randomUUID();
  const email = `buyer-${randomUUID().slice(0, 8)}@example.com`;
  const open = () => api.visitor.payments.createIntent({ body: foundations, idempotencyKey });
  return {
    idempotencyKey,
    email,
    open,
    fillIn: async () => (await aPurchase(api.visitor, { idempotencyKey, email })).id,
  };
}

async function restart() {
  await api.kill();
  await retryJobsNow(api, 'payment-email');
  api.stripe.control({ dropAfterActing: 0 });
  api.mail.accept();
  await api.start();
}

async function allEmailsAreSent() {
  const unsent = `SELECT id FROM pgboss.job WHERE name = 'payment-email' AND state <> 'completed'`;
  await eventually(
    async () => ((await rows(unsent, [])).length === 0 ? true : undefined),
    'an end of the emails',
  );
}

async function intentsOf({ idempotencyKey }: { idempotencyKey: string }) {
  const [payment] = await paymentsOf(idempotencyKey);
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.paymentId === String(payment?.id));
}

async function expectPaidOnce({ idempotencyKey, email }: { idempotencyKey: string; email: string }) {
  const { id } = await until(idempotencyKey, 'succeeded');
  expect(await paymentsOf(idempotencyKey)).toHaveLength(1);
  const paid = { status: 'succeeded', amount_received: 29_900 };
  expect(await intentsOf({ idempotencyKey })).toMatchObject([paid]);
  const succeededEvents = `SELECT id FROM stripe_events WHERE payment_id = $1 AND type = 'payment_intent.succeeded'`;
  const event = async () => ((await rows(succeededEvents, [id])).length > 0 ? true : undefined);
  await eventually(event, 'an event of the charge');
  expect(await rows(succeededEvents, [id])).toHaveLength(1);
  await allEmailsAreSent();
  expect(await api.mail.to(email)).toMatchObject([{ subject: expect.stringContaining('receipt') }]);
  expect(noticesAbout(email)).toMatchObject([{ subject: 'New sale: Foundations Package, $299' }]);
}

const noticesAbout = (email: string) =>
  api.mail.emails.filter(
    ({ to, text }) => to?.[0]?.address === 'inbox@practice.example' && text?.includes(email),
  );

/** Keeps the API from changing a payment, for as long as `meanwhile` takes. */
async function whileLocked(idempotencyKey: string, meanwhile: () => Promise<void>) {
  const client = await api.database.connect();
  try {
    await client.query('BEGIN');
    // New rows that only refer to the payment are let through.
    await client.query('SELECT id FROM payments WHERE idempotency_key = $1 FOR NO KEY UPDATE', [
      idempotencyKey,
    ]);
    await meanwhile();
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
}

const someoneWaitsForALock = () =>
  eventually(async () => {
    const waiting = await rows(
      'SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()',
      [],
    );
    return waiting.length > 0 ? true : undefined;
  }, 'a wait for a lock');

describe('a purchase while the API is killed', () => {
  test('between Stripe’s act and its answer is one payment', async () => {
    const buyer = aBuyer();
    api.stripe.control({ dropAfterActing: 9 });
    const broken = expect(buyer.open()).rejects.toThrow();
    await eventually(async () => (await intentsOf(buyer)).length > 0 || undefined, 'an intent');
    await restart();
    await broken;
    await Promise.all([buyer.open(), buyer.open()]);
    await pay(stripe, await buyer.fillIn());
    await expectPaidOnce(buyer);
  });

  test('during its webhook is recorded and emailed once', async () => {
    const buyer = aBuyer();
    const intent = await buyer.fillIn();
    await whileLocked(buyer.idempotencyKey, async () => {
      await pay(stripe, intent);
      await someoneWaitsForALock();
      await api.kill();
    });
    expect(await paymentsOf(buyer.idempotencyKey)).toMatchObject([{ status: 'pending' }]);
    await api.start();
    await expectPaidOnce(buyer);
  });

  test('between its webhook and its emails is emailed once', async () => {
    const buyer = aBuyer();
    api.mail.hold();
    await pay(stripe, await buyer.fillIn());
    await until(buyer.idempotencyKey, 'succeeded');
    await api.mail.isHeld();
    await restart();
    expect(await buyer.open()).toMatchObject({ status: 'succeeded' });
    await expectPaidOnce(buyer);
  });
});

test('a refund while the API is killed between Stripe’s act and its answer is one refund', async () => {
  const { idempotencyKey, email, fillIn } = aBuyer();
  const intent = await fillIn();
  await pay(stripe, intent);
  const { id } = await until(idempotencyKey, 'succeeded');
  // A receipt on its way would be lost with the process, and comes a minute later.
  await allEmailsAreSent();
  const call = { params: { id }, body: { amount: 100, reason }, idempotencyKey: randomUUID() };
  const refund = () => api.admin.adminPayments.refund(call);
  const refunds = async () => (await stripe.refunds.list({ payment_intent: intent })).data;

  api.stripe.control({ dropAfterActing: 9 });
  const broken = expect(refund()).rejects.toThrow();
  await eventually(async () => (await refunds()).length > 0 || undefined, 'a refund');
  await restart();
  await broken;
  await Promise.all([refund(), refund()]);

  const payment = await until(idempotencyKey, 'partially_refunded');
  expect(payment.refunded_amount).toBe('100.00');
  const [made, ...others] = await refunds();
  expect([made?.amount, others]).toEqual([10_000, []]);
  const shown = await api.admin.adminPayments.one({ params: { id } });
  expect(shown.refunds).toMatchObject([{ id: made?.id, amount: 100, reason }]);
  await allEmailsAreSent();
  const emails = await api.mail.to(email, 2);
  const aboutRefunds = emails.filter(({ subject }) => subject?.includes('refund'));
  // If the API is killed before it notes that an email was sent, it sends the same one again, which mail programs show once.
  expect(new Set(aboutRefunds.map(({ messageId }) => messageId)).size).toBe(1);
});
