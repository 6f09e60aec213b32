import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import { startStripe } from './stripe.ts';
import { listen } from './test/http.ts';

let dir = '';
let standIn: Awaited<ReturnType<typeof startStripe>>;
let shop: Awaited<ReturnType<typeof listen>>;
let shopStatus = 200;
let received: { body: string; signature: string }[] = [];

const start = async () => {
  standIn = await startStripe({ dir, webhookUrl: `http://127.0.0.1:${shop.port}/webhook` });
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'practice-stripe-'));
  shopStatus = 200;
  received = [];
  shop = await listen(async (req, res) => {
    received.push({ body: await text(req), signature: String(req.headers['stripe-signature']) });
    res.writeHead(shopStatus).end();
  });
  await start();
});
afterEach(async () => {
  await standIn.close();
  await shop.close();
  await rm(dir, { recursive: true });
});

async function restart() {
  await standIn.close();
  await start();
}

async function call(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${standIn.url}/v1/${path}`, {
    headers: { ...(!form?.key && { authorization: `Bearer ${standIn.secretKey}` }), ...headers },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: response.status, body: await response.json() };
}

const purchase = { amount: '15000', currency: 'usd' };
const buy = async () => (await call('payment_intents', purchase)).body;
const events = () => received.map(({ body }) => JSON.parse(body));

async function arrivals(count: number) {
  while (received.length < count) await pause(10);
}

test('a browser confirms a payment with its secret, and can do nothing else', async () => {
  const { id, client_secret } = await buy();
  const key = standIn.publishableKey;
  const confirm = (form: object) =>
    call(`payment_intents/${id}/confirm`, { key, payment_method: 'pm_card_visa', ...form });
  expect(await confirm({})).toMatchObject({ status: 400, body: { error: { param: 'client_secret' } } });
  expect(await confirm({ client_secret: `${client_secret}x` })).toMatchObject({ status: 400 });
  expect(await call('refunds', { key, payment_intent: id })).toMatchObject({ status: 401 });
  expect(await confirm({ client_secret })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
});

test('an idempotency key belongs to one call with its parameters, which acts once, also after a restart', async () => {
  const key = { 'idempotency-key': 'checkout-1' };
  const first = await call('payment_intents', purchase, key);
  await restart();
  expect(await call('payment_intents', purchase, key)).toEqual(first);
  await arrivals(1);
  expect(events().map(({ data }) => data.object.id)).toEqual([first.body.id]);
  for (const [path, other] of [
    ['payment_intents', { ...purchase, amount: '6000' }],
    ['refunds', { payment_intent: 'pi_x' }],
  ] as const)
    expect(await call(path, other, key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
});

test('signs events as the SDK verifies them, and sends them again until the shop accepts them, also after a restart', async () => {
  shopStatus = 500;
  await buy();
  await arrivals(2);
  shopStatus = 200;
  await restart();
  await arrivals(3);
  const [id, ...same] = events().map((event) => event.id);
  expect(same).toEqual([id, id]);
  const { webhooks } = new Stripe(standIn.secretKey);
  for (const { body, signature } of received) {
    expect(webhooks.constructEvent(body, signature, standIn.webhookSecret)).toMatchObject({
      object: 'event',
    });
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
  }
});
