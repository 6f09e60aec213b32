// @ts-check
import { createHmac, randomUUID } from 'node:crypto';
import { newId, now } from './state.mjs';

const apiVersion = '2026-10-28.endive';
const longestWait = 60_000;
const timeout = 10_000;
/** How long events are gathered that shall arrive in the wrong order. */
const gathering = 250;

/**
 * Tells of what happened, signed as Stripe signs, again and again until it is taken.
 * @param {{ state: import('./state.mjs').State, faults: import('./faults.mjs').Faults, secret: string, url: string | undefined }} options
 */
export function createWebhooks({ state, faults, secret, url }) {
  const { deliveries } = state;
  /** @type {Set<string>} */
  const sending = new Set();
  const closed = new AbortController();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  // What waited for the next try need not wait after a restart.
  for (const delivery of deliveries) delivery.at = 0;

  /** @param {string} type @param {object} object */
  function emit(type, object) {
    const event = state.add({
      id: newId('evt'),
      object: /** @type {const} */ ('event'),
      api_version: apiVersion,
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    const at = faults.reorderEvents ? Date.now() + gathering : 0;
    for (let copy = 0; copy < (faults.duplicateEvents ? 2 : 1); copy += 1)
      deliveries.push({ id: randomUUID(), event: event.id, attempts: 0, at });
    void state.save();
    wake();
  }

  /** Sends what is due now, and comes back when the next is. */
  async function sendDue() {
    if (!url || faults.pauseWebhooks) return;
    const until = Date.now() + (faults.reorderEvents ? gathering : 0);
    const due = deliveries.filter(({ id, at }) => at <= until && !sending.has(id));
    for (const { id } of due) sending.add(id);
    if (faults.reorderEvents) for (const delivery of due.reverse()) await send(delivery, url);
    else await Promise.all(due.map((delivery) => send(delivery, url ?? '')));
  }

  function wake() {
    clearTimeout(timer);
    if (closed.signal.aborted) return;
    const next = Math.min(...deliveries.filter(({ id }) => !sending.has(id)).map(({ at }) => at));
    if (next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now())).unref();
  }

  /** @param {typeof deliveries[number]} delivery @param {string} to */
  async function send(delivery, to) {
    const event = state.find('event', delivery.event);
    const isTaken = !event || (await post(to, JSON.stringify(event, null, 2)));
    if (closed.signal.aborted) return;
    if (isTaken) {
      deliveries.splice(deliveries.indexOf(delivery), 1);
      if (event) event.pending_webhooks = deliveries.filter((other) => other.event === event.id).length;
    } else {
      delivery.attempts += 1;
      delivery.at = Date.now() + Math.min(1_000 * 2 ** (delivery.attempts - 1), longestWait);
    }
    sending.delete(delivery.id);
    void state.save();
    wake();
  }

  /** @param {string} to @param {string} body */
  async function post(to, body) {
    try {
      const response = await fetch(to, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': sign(body, secret),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeout)]),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  wake();
  return {
    emit,
    wake,
    /** @param {string} next */
    setUrl(next) {
      url = next;
      wake();
    },
    close() {
      clearTimeout(timer);
      closed.abort();
    },
  };
}

/** @param {string} body @param {string} secret @param {number} [time] */
export function sign(body, secret, time = now()) {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
