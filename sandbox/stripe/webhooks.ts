import { createHmac } from 'node:crypto';
import { type Emitted, type Faults, newObject, now, type State } from './state.ts';

const longestDelay = 60_000;
const timeout = 10_000;

export function createWebhooks({ deliveries, save, keys }: State, faults: Faults) {
  const sending = new Set<(typeof deliveries)[number]>();
  const closed = new AbortController();
  const retryNow = () => {
    for (const delivery of deliveries) delivery.at = 0;
  };
  retryNow();

  /** The sample practice says in the metadata when its payments happened. */
  function emit(type: string, object: Emitted, metadata = object.metadata) {
    const event = { ...newObject('evt', 'event'), data: { object: structuredClone(object) }, type };
    if (metadata?.sandbox_time) event.created = Number(metadata.sandbox_time);
    deliveries.push({ event, attempts: 0, at: 0 });
    void save();
  }

  async function sendDue(url: string) {
    if (faults.pauseWebhooks) return;
    const due = deliveries.filter((delivery) => delivery.at <= Date.now() && !sending.has(delivery));
    for (const delivery of due) sending.add(delivery);
    for (const delivery of due) await send(delivery, url);
  }

  async function send(delivery: (typeof deliveries)[number], url: string) {
    const isAccepted = await post(url, JSON.stringify(delivery.event, null, 2));
    if (closed.signal.aborted) return;
    if (isAccepted) deliveries.splice(deliveries.indexOf(delivery), 1);
    else {
      delivery.at = Date.now() + Math.min(1_000 * 2 ** delivery.attempts, longestDelay);
      delivery.attempts += 1;
    }
    sending.delete(delivery);
    await save();
  }

  async function post(url: string, body: string): Promise<boolean> {
    const time = now();
    const signature = createHmac('sha256', keys.webhookSecret).update(`${time}.${body}`).digest('hex');
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
      return false;
    }
  }

  return { emit, sendDue, retryNow, close: () => closed.abort() };
}
