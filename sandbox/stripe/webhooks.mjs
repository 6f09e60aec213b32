// @ts-check
import { createHmac } from 'node:crypto';
import { newObject, now } from './state.mjs';

const longestWait = 60_000;
const timeout = 10_000;
/**
 * Tells of what happened, signed as Stripe signs, again and again until it is taken.
 * @param {{ state: import('./state.mjs').State, faults: import('./faults.mjs').Faults, secret: string }} options
 */
export function createWebhooks({ state, faults, secret }) {
  const { deliveries } = state;
  /** @type {Set<typeof deliveries[number]>} */
  const sending = new Set();
  const closed = new AbortController();
  // What waited for the next try need not wait after a restart.
  for (const delivery of deliveries) delivery.at = 0;

  /** @param {string} type @param {object} object as it is now */
  function emit(type, object) {
    const event = {
      ...newObject('evt', /** @type {const} */ ('event')),
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    deliveries.push({ event, attempts: 0, at: 0 });
    void state.save();
  }

  /** Sends what is due. @param {string} url */
  async function sendDue(url) {
    if (faults.pauseWebhooks) return;
    const due = deliveries.filter((delivery) => delivery.at <= Date.now() && !sending.has(delivery));
    await Promise.all(due.map((delivery) => send(delivery, url)));
  }

  /** @param {typeof deliveries[number]} delivery @param {string} url */
  async function send(delivery, url) {
    sending.add(delivery);
    const isTaken = await post(url, JSON.stringify(delivery.event, null, 2));
    if (closed.signal.aborted) return;
    if (isTaken) deliveries.splice(deliveries.indexOf(delivery), 1);
    else {
      delivery.at = Date.now() + Math.min(1_000 * 2 ** delivery.attempts, longestWait);
      delivery.attempts += 1;
    }
    sending.delete(delivery);
    await state.save();
  }

  /** @param {string} url @param {string} body */
  async function post(url, body) {
    const time = now();
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': `t=${time},v1=${signature}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeout)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // Nobody is there yet, or it took too long: it is sent again.
      return false;
    }
  }

  return { emit, sendDue, close: () => closed.abort() };
}
