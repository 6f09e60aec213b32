import { beforeAll, describe, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { eventually } from '../../test/eventually.ts';
import { stripeOf } from '../../test/purchase.ts';
import { startApi, testApi } from '../../test/start-api.ts';
import story from './data/story.json' with { type: 'json' };
import { DemoData } from './demo-data.ts';

const demo = { DEMO_DATA: '1', STRIPE_SCRIPT_URL: '/sandbox/stripe/v3.js' };

const api = testApi(demo);
let stripe: Stripe;
beforeAll(async () => {
  stripe = stripeOf(api);
});

const fill = () => api.app.get(DemoData, { strict: false }).onApplicationBootstrap();
const newestFirst = async () => (await api.admin.adminPayments.list({ query: {} })).rows;

async function intents() {
  return (await stripe.paymentIntents.list({ limit: 100 })).data.map(({ id }) => id).sort();
}

async function rows() {
  const found = await api.sql<{ id: string }>('SELECT stripe_payment_intent_id AS id FROM payments');
  return found.map(({ id }) => id).sort();
}

describe('the sample practice’s payments', () => {
  test('are in the past, exist at the Stripe stand-in, and send no email', async () => {
    const payments = await newestFirst();
    const own = payments.filter(({ customerEmail }) => customerEmail === story.client.email);
    expect(own.map(({ status }) => status)).toEqual(['succeeded', 'refunded', 'failed']);
    expect(payments.length).toBeGreaterThan(30);
    expect(payments.filter(({ status }) => status === 'refunded')).toHaveLength(2);
    const [refundedInPart, ...others] = payments.filter(({ status }) => status === 'partially_refunded');
    expect(refundedInPart).toMatchObject({ refundedAmount: 150 });
    expect(others).toEqual([]);
    for (const { id, createdAt, refundedAmount } of payments.filter(
      ({ refundedAmount }) => refundedAmount > 0,
    )) {
      const threeDays = async () => {
        const { events, refunds } = await api.admin.adminPayments.one({ params: { id } });
        expect(refunds).toEqual([
          expect.objectContaining({
            author: 'Anna Whitfield',
            amount: refundedAmount,
            reason: expect.any(String),
          }),
        ]);
        const happened = events.map(({ happenedAt }) => Date.parse(happenedAt) - Date.parse(createdAt));
        return happened.length === 4 ? Math.max(...happened) / (24 * 3_600_000) : undefined;
      };
      expect(await eventually(threeDays, 'all events of a refunded payment')).toBe(3);
    }
    expect(await rows()).toEqual(await intents());
    const hasEvent = async (type: string) => {
      const found = await api.sql('SELECT id FROM stripe_events WHERE type = $1 AND payment_id IS NOT NULL', [
        type,
      ]);
      return found.length > 0 ? true : undefined;
    };
    for (const type of ['payment_intent.succeeded', 'payment_intent.payment_failed', 'charge.refunded'])
      await eventually(() => hasEvent(type), `an event ${type}`);
    expect(await newestFirst()).toEqual(payments);
    expect(await api.sql(`SELECT data FROM pgboss.job WHERE name = 'payment-email'`, [])).toEqual([]);
    const month = 30 * 24 * 3_600_000;
    for (const { createdAt } of own) expect(Date.parse(createdAt)).toBeLessThan(Date.now() - month);
  });

  test('are created once, also after a crash before they were saved and with two instances', async () => {
    const known = await rows();
    await api.sql('DELETE FROM payments');
    await Promise.all([fill(), fill()]);
    await fill();
    expect(await rows()).toEqual(known);
    expect(await intents()).toEqual(known);
    await api.another();
    expect(await rows()).toEqual(known);
  });
});

describe('a start of the demo', () => {
  async function paymentsOfAStart(variables: Record<string, string>) {
    const own = await startApi({ ...demo, ...variables });
    try {
      return (await own.admin.adminPayments.list({ query: {} })).rows;
    } finally {
      await own.close();
    }
  }

  test('has no payments without the stand-in', async () => {
    expect(await paymentsOfAStart({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([]);
  });

  test('makes no payments at Stripe itself', async () => {
    expect(await paymentsOfAStart({ STRIPE_SCRIPT_URL: '' })).toEqual([]);
  });
});
