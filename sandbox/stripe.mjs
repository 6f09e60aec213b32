// @ts-check
/**
 * Stands in for Stripe: its API for single payments, its signed webhooks and its script in the browser. No card is ever
 * charged, and no card number is kept. It knows Stripe's test cards and US dollars only; it has no customers, no captures by
 * hand, no fees and no payouts, lets every bank account through without verifying it, settles every refund at once, and
 * forgets all but the newest of what it was told.
 */
import { createServer } from 'node:http';
import { openAccount } from './stripe/account.mjs';
import { createAnswerer } from './stripe/answer-call.mjs';
import { openDispute } from './stripe/disputes.mjs';
import { noFaults, setFaults } from './stripe/faults.mjs';
import { createHandler } from './stripe/handler.mjs';
import { openState } from './stripe/state.mjs';
import { createWebhooks } from './stripe/webhooks.mjs';

/**
 * @param {{
 *   dir: string, // where it keeps what it knows
 *   port?: number,
 *   webhookUrl?: string | undefined, // events wait until there is one
 *   secretKey?: string | undefined, // made once and kept, unless given; so is the webhooks' secret
 *   publishableKey?: string | undefined,
 *   webhookSecret?: string | undefined,
 *   publicOrigin?: string | undefined, // where browsers find `publicPrefix`; without one, the stand-in's own port
 *   publicPrefix?: string,
 * }} options
 */
export async function startStripe({
  dir,
  port = 0,
  webhookUrl,
  secretKey,
  publishableKey = 'pk_test_sandbox',
  webhookSecret,
  publicOrigin,
  publicPrefix = '/sandbox/stripe',
}) {
  const state = await openState(dir);
  const keys = {
    secretKey: secretKey ?? state.keys.secretKey,
    publishableKey,
    webhookSecret: webhookSecret ?? state.keys.webhookSecret,
  };
  await state.save();
  const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 });
  const chosen = await listen(server, port);
  const url = `http://127.0.0.1:${chosen}`;
  const faults = noFaults();
  const webhooks = createWebhooks({ state, faults, secret: keys.webhookSecret, url: webhookUrl });
  const pagesUrl = `${publicOrigin ?? url}${publicPrefix}`;
  const account = openAccount({ state, faults, emit: webhooks.emit, pagesUrl });

  /**
   * Makes things go wrong, until told otherwise (faults.mjs says which), or opens a dispute about a payment.
   * @param {Partial<import('./stripe/faults.mjs').Faults> & { dispute?: string }} options
   */
  function control({ dispute, ...changes }) {
    setFaults(faults, changes);
    webhooks.wake();
    const charge =
      dispute && state.find('charge', state.find('payment_intent', dispute)?.latest_charge ?? '');
    if (charge) openDispute(account, charge, 'fraudulent');
    else if (dispute) throw new TypeError(`There is no payment ${dispute} that could be disputed.`);
    return { ...faults };
  }

  const answerCall = createAnswerer({ account, faults, keys });
  server.on('request', createHandler({ account, answerCall, control, faults, publicPrefix }));

  return {
    url,
    port: chosen,
    publicPrefix,
    ...keys,
    /** What the API is told. */
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: url,
      STRIPE_SCRIPT_URL: `${publicPrefix}/v3.js`,
    },
    control,
    setWebhookUrl: webhooks.setUrl,
    async close() {
      webhooks.close();
      account.close();
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await state.save();
    },
  };
}

/** @param {import('node:http').Server} server @param {number} port @returns {Promise<number>} */
function listen(server, port) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}
