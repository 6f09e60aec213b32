import { beforeAll, describe, expect, test } from '@jest/globals';
import { requestStates } from '@practice/contract/consultation-requests';
import { practiceDay } from '@practice/contract/format';
import { valuesOf } from '@practice/contract/options';
import { firstServices } from '@practice/contract/services';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { stripeOf } from '../../test/purchase.ts';
import { startApi, testApi } from '../../test/start-api.ts';
import story from './data/story.json' with { type: 'json' };
import { DemoData } from './demo-data.ts';
import { samplePeople } from './people.ts';
import { planVisits } from './plan-visits.ts';

const demo = { DEMO_DATA: '1', STRIPE_SCRIPT_URL: '/sandbox/stripe/v3.js' };
const api = testApi(demo, { practitioners: 2 });
const fill = () => api.app.get(DemoData, { strict: false }).onApplicationBootstrap();
let client: Browser;
beforeAll(async () => {
  client = openBrowser(api.origin);
  await client.auth.login({ body: story.client });
  await fill();
});

test('the demo client has a past, an upcoming and a canceled appointment, created once and without emails', async () => {
  const mine = await client.appointments.mine();
  expect(mine.map(({ status }) => status)).toEqual(['completed', 'cancelled', 'scheduled']);
  expect(api.mail.emails.filter(({ subject }) => subject?.includes('appointment'))).toEqual([]);
});

test('the sample practice has people, visits with both practitioners and requests in every state, created once', async () => {
  const { rows: people } = await api.admin.clients.list({ query: {} });
  expect(people.length).toBe(samplePeople.length + 2);
  const { rows: visits } = await api.admin.adminAppointments.list({ query: {} });
  expect(visits.length).toBe(planVisits(practiceDay(), firstServices).length);
  expect(visits.filter(({ practitioners }) => practitioners.length !== 1)).toEqual([]);
  const { rows: requests } = await api.admin.consultationRequests.list({ query: {} });
  expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(valuesOf(requestStates)));
  const due = await api.sql('SELECT 1 FROM client_appointments WHERE remind_at IS NOT NULL');
  expect(due).toEqual([]);
});

const newestFirst = async () => (await api.admin.adminPayments.list({ query: {} })).rows;

async function intents() {
  return (await stripeOf(api).paymentIntents.list({ limit: 100 })).data.map(({ id }) => id).sort();
}

async function rows() {
  const found = await api.sql<{ id: string }>('SELECT stripe_payment_intent_id AS id FROM payments');
  return found.map(({ id }) => id).sort();
}

describe('the sample practice’s payments', () => {
  test('exist at the Stripe stand-in, and send no email', async () => {
    const payments = await newestFirst();
    const own = payments.filter(({ customerEmail }) => customerEmail === story.client.email);
    expect(own.map(({ status }) => status)).toEqual(['succeeded', 'refunded', 'failed']);
    expect(await rows()).toEqual(await intents());
    const refunded = `SELECT 1 FROM stripe_events WHERE type = 'charge.refunded' AND payment_id IS NOT NULL`;
    await eventually(
      async () => (await api.sql(refunded)).length === 3 || undefined,
      'events of the refunds',
    );
    expect(await newestFirst()).toEqual(payments);
    expect(await api.sql(`SELECT data FROM pgboss.job WHERE name = 'payment-email'`, [])).toEqual([]);
  });

  test('are created once, also after a crash before they were saved and with two instances', async () => {
    const known = await rows();
    await api.sql('DELETE FROM payments');
    await Promise.all([fill(), fill()]);
    expect(await rows()).toEqual(known);
    expect(await intents()).toEqual(known);
    await api.another();
    expect(await rows()).toEqual(known);
  });
});

test('a start of the demo makes no payments at Stripe itself', async () => {
  const own = await startApi({ ...demo, STRIPE_SCRIPT_URL: '' });
  expect((await own.admin.adminPayments.list({ query: {} })).rows).toEqual([]);
  await own.close();
});
