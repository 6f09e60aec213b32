// @ts-check
/**
 * Stands in for Stripe: its API for single payments, its signed webhooks and its script in the browser. No card is ever
 * charged, and no card number is kept. It knows US dollars only, and the calls, parameters, test cards and events that the
 * product and its tests need: no customers, no captures by hand, no disputes, no pages of lists, no fees and no payouts. It
 * lets its one bank account through without verifying it, settles every refund at once, and forgets all but the newest of
 * what it was told.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { settleDue } from './stripe/confirm.mjs';
import { noFaults } from './stripe/faults.mjs';
import { createHandler } from './stripe/handler.mjs';
import { openState } from './stripe/state.mjs';
import { createWebhooks } from './stripe/webhooks.mjs';

/** How often it looks for events to send and payments to settle, in ms. */
const pulse = 25;

/**
 * @param {{
 *   dir: string, // where it keeps what it knows, its keys too
 *   webhookUrl?: string, // events wait until there is one
 *   publicOrigin?: string | undefined, // where browsers find it; without one, the stand-in's own port
 * }} options
 */
export async function startStripe({ dir, webhookUrl, publicOrigin }) {
  const publicPrefix = '/sandbox/stripe';
  const state = await openState(dir);
  const keys = { ...state.keys, publishableKey: 'pk_test_sandbox' };
  await state.save();
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  const faults = noFaults();
  const webhooks = createWebhooks({ state, faults, secret: keys.webhookSecret });
  const pagesUrl = `${publicOrigin ?? url}${publicPrefix}`;
  const account = { state, faults, keys, emit: webhooks.emit, pagesUrl };

  server.on('request', createHandler({ account, publicPrefix }));
  const beat = setInterval(() => {
    settleDue(account);
    if (webhookUrl) webhooks.sendDue(webhookUrl).catch(console.error);
  }, pulse).unref();

  return {
    url,
    port,
    ...keys,
    /** What the API is told. */
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: url,
      STRIPE_SCRIPT_URL: `${publicPrefix}/v3.js`,
    },
    /** Makes things go wrong, until told otherwise. @param {Partial<import('./stripe/faults.mjs').Faults>} changes */
    control: (changes) => Object.assign(faults, changes),
    /** @param {string} next */
    setWebhookUrl(next) {
      webhookUrl = next;
    },
    async close() {
      clearInterval(beat);
      webhooks.close();
      server.close().closeAllConnections();
      await once(server, 'close');
      await state.save();
    },
  };
}
