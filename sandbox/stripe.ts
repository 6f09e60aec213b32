// Stands in for Stripe. It knows the calls, test cards and events that the product uses, and ignores other parameters.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { settleDue } from './stripe/payments.ts';
import { createRouter } from './stripe/routes.ts';
import { type Account, type Faults, noFaults, openState } from './stripe/state.ts';
import { createWebhooks } from './stripe/webhooks.ts';

const interval = 25;
const publicPrefix = '/sandbox/stripe';

export interface Address {
  host: string;
  port: number;
}

interface StripeOptions extends Partial<Address> {
  dir: string;
  webhookUrl?: string;
  publicOrigin?: string;
}

export async function startStripe({ dir, webhookUrl, publicOrigin, ...address }: StripeOptions) {
  const state = await openState(dir);
  const keys = { ...state.keys, publishableKey: 'pk_test_sandbox' };
  await state.save();
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 });
  await once(server.listen(address.port ?? 0, address.host ?? '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const faults = noFaults();
  const webhooks = createWebhooks(state, faults);
  const pagesUrl = `${publicOrigin ?? url}${publicPrefix}`;
  const account: Account = { state, faults, keys, emit: webhooks.emit, pagesUrl };

  const router = createRouter(account);
  server.on('request', express().use(publicPrefix, router).use(router));
  const timer = setInterval(() => {
    settleDue(account);
    if (webhookUrl) webhooks.sendDue(webhookUrl).catch(console.error);
  }, interval).unref();

  return {
    url,
    port,
    router: Router().use(publicPrefix, router),
    ...keys,
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: url,
      STRIPE_SCRIPT_URL: `${publicPrefix}/v3.js`,
    },
    control: (changes: Partial<Faults>) => Object.assign(faults, changes),
    setWebhookUrl(next: string) {
      webhookUrl = next;
      webhooks.retryNow();
    },
    async close() {
      clearInterval(timer);
      webhooks.close();
      server.close().closeAllConnections();
      await once(server, 'close');
      await state.save();
    },
  };
}
