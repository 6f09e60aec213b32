import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { startStripe } from '../stripe.ts';
import { listen } from './http.ts';

/** A stand-in, the real SDK, and a shop that takes its webhooks. */
export async function startTestAccount() {
  const dir = await mkdtemp(join(tmpdir(), 'practice-stripe-'));
  const shop = await startShop();
  let standIn = await startStripe({ dir, webhookUrl: shop.url });
  const sdk = () =>
    new Stripe(standIn.secretKey, {
      host: '127.0.0.1',
      port: standIn.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  let stripe = sdk();
  return {
    get stripe() {
      return stripe;
    },
    get standIn() {
      return standIn;
    },
    shop,
    buy: (changes?: Partial<Stripe.PaymentIntentCreateParams>) =>
      stripe.paymentIntents.create({ amount: 15_000, currency: 'usd', ...changes }),
    async buyWith(payment_method: string) {
      const { id } = await stripe.paymentIntents.create({ amount: 15_000, currency: 'usd' });
      return stripe.paymentIntents.confirm(id, { payment_method });
    },
    async browse(path: string, form?: Record<string, string>) {
      const response = await fetch(`${standIn.url}/sandbox/stripe${path}`, {
        redirect: 'manual',
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    /** Without the SDK, which would not send what is wrong. */
    async post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
      const response = await fetch(`${standIn.url}/v1/${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${standIn.secretKey}`, ...headers },
        body: new URLSearchParams(form),
      });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async restart() {
      await standIn.close();
      standIn = await startStripe({ dir, webhookUrl: shop.url });
      stripe = sdk();
    },
    async arrived(...types: string[]) {
      await until(() => types.every((type) => shop.events().some((event) => event.type === type)));
      return shop.events();
    },
    async close() {
      await standIn.close();
      await shop.close();
      await rm(dir, { recursive: true });
    },
  };
}

export async function until(isSo: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('Nothing happened within 20 s.');
    await pause(10);
  }
}

async function startShop() {
  const received: { body: string; signature: string }[] = [];
  const answers = { status: 200 };
  const { port, close } = await listen(async (req, res) => {
    received.push({ body: await text(req), signature: String(req.headers['stripe-signature']) });
    res.writeHead(answers.status).end();
  });
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    close,
    received,
    answers,
    events: (): { id: string; type: string; data: { object: { id: string; status: string } } }[] =>
      received.map(({ body }) => JSON.parse(body)),
  };
}
