import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { cardName } from '@practice/contract/payments';
import type Stripe from 'stripe';
import { json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPurchase, foundations, pay, sendStripeEvent, stripeEvent, stripeOf } from '../../test/purchase.ts';
import { testApi } from '../../test/start-api.ts';
import { PaymentEmails } from './payment-emails.ts';
import { ReceiptLinks } from './receipt-links.ts';

const api = testApi();
let stripe: Stripe;
beforeAll(async () => {
  stripe = stripeOf(api);
});
beforeEach(() => {
  api.stripe.control({
    failNext: 0,
    dropAfterActing: 0,
    slowMs: 0,
    pauseWebhooks: false,
    settleAfterMs: 100,
  });
});

interface Row {
  id: number;
  status: string;
  stripe_payment_intent_id: string | null;
  amount: string;
  refunded_amount: string;
}

async function rowsOf(intentId: string): Promise<Row[]> {
  return api.sql<Row>('SELECT * FROM payments WHERE stripe_payment_intent_id = $1', [intentId]);
}

function until(status: string, intentId: string): Promise<Row> {
  return eventually(async () => {
    const [row] = await rowsOf(intentId);
    return row?.status === status ? row : undefined;
  }, `a payment that is ${status}`);
}

async function aPaidPurchase() {
  const { id: intent, clientSecret, email } = await aPurchase(api.visitor);
  await pay(stripe, intent);
  return { id: (await until('succeeded', intent)).id, intent, clientSecret, email };
}

const send = (event: unknown, options?: { secret?: string; timestamp?: number }) =>
  sendStripeEvent(api, event, options);

function post(body: string, signature?: string) {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return api.visitor.send('/api/stripe/webhook', { method: 'POST', headers, body });
}

async function anEvent(type: string, id: string, changes: object = {}) {
  return stripeEvent(type, { ...(await stripe.paymentIntents.retrieve(id)), ...changes });
}

const withObject = ({ data, ...event }: { data: { object: object } }, changes: object) => ({
  ...event,
  data: { object: { ...data.object, ...changes } },
});

describe('a purchase', () => {
  test('of something else or at another price is rejected, and the field named', async () => {
    for (const [purchase, path, sentence] of [
      [{ ...foundations, amount: 1 }, 'amount', 'costs $299'],
      [{ ...foundations, amount: '299' }, 'amount', 'number of dollars'],
      [{ serviceType: 'Foundations Package' }, 'amount', 'costs $299'],
      [{ ...foundations, serviceType: 'constructor' }, 'serviceType', 'sell this'],
      [{ ...foundations, serviceType: 'Personalized Care Package' }, 'amount', 'costs $899'],
    ] as const) {
      const response = await api.visitor.send('/api/create-payment-intent', json('POST', purchase));
      const errors = [{ path, message: expect.stringContaining(sentence) }];
      expect(await response.json()).toMatchObject({ statusCode: 400, errors });
    }
  });

  test('is one row and one intent of concurrent calls', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.visitor.payments.createIntent({ body: foundations, idempotencyKey }),
      ),
    );
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(
      await api.sql('SELECT id FROM payments WHERE idempotency_key = $1', [idempotencyKey]),
    ).toHaveLength(1);
  });
});

describe('an event of Stripe', () => {
  test('is recorded by the webhook, and emailed once to the buyer and to the practice', async () => {
    const { id: number, intent: id, email } = await aPaidPurchase();
    const [receipt] = await api.mail.to(email);
    expect(receipt?.subject).toContain('receipt');
    expect(receipt?.attachments).toMatchObject([
      { filename: `receipt-OT-${String(number).padStart(6, '0')}.pdf`, mimeType: 'application/pdf' },
    ]);
    await api.mail.saying(email);

    const event = await anEvent('payment_intent.succeeded', id);
    for (let times = 0; times < 3; times += 1) expect((await send(event)).status).toBe(200);
    await send(await anEvent('payment_intent.succeeded', id));
    await api.jobs.idle();
    expect(await api.mail.to(email)).toHaveLength(1);
  });

  test('leads to the same result in any order, also when each comes twice', async () => {
    const { id } = await aPurchase(api.visitor);
    api.stripe.control({ pauseWebhooks: true });
    await pay(stripe, id);
    const succeeded = await anEvent('payment_intent.succeeded', id);
    const failed = await anEvent('payment_intent.payment_failed', id, { status: 'requires_payment_method' });
    const processing = await anEvent('payment_intent.processing', id, { status: 'processing' });
    const created = await anEvent('payment_intent.created', id, { status: 'requires_payment_method' });
    for (const event of [succeeded, created, failed, processing, created, failed, processing, succeeded]) {
      expect((await send(event)).status).toBe(200);
    }
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['succeeded']);
  });

  test('changes nothing if it names another amount or an unknown payment', async () => {
    const { id } = await aPurchase(api.visitor);
    const cheap = await anEvent('payment_intent.succeeded', id, { status: 'succeeded', amount: 100 });
    expect((await send(cheap)).status).toBe(200);
    const foreign = await anEvent('payment_intent.succeeded', id, { id: 'pi_foreign', metadata: {} });
    expect((await send(foreign)).status).toBe(200);
    expect(await rowsOf(id)).toMatchObject([{ status: 'pending' }]);
  });

  test('is accepted only with Stripe’s signature, not older than five minutes', async () => {
    const { id } = await aPurchase(api.visitor);
    const event = await anEvent('payment_intent.succeeded', id, { status: 'succeeded' });
    const now = Math.floor(Date.now() / 1000);
    const signatures = Array.from({ length: 1_000 }, () => 'v1=00').join(',');
    const answers = [
      await send(event, { secret: 'whsec_forged' }),
      await send(event, { timestamp: now - 600 }),
      await post(JSON.stringify(event)),
      await post(JSON.stringify(event), `t=${now},${signatures}`),
      await post('not json', 'not a signature'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await rowsOf(id)).toMatchObject([{ status: 'pending' }]);
  });

  test('that is odd or can’t be ours is accepted, changes nothing, and is logged', async () => {
    const { id } = await aPurchase(api.visitor);
    const event = await anEvent('payment_intent.succeeded', id);
    const other = { id: 'pi_other', metadata: { paymentId: '9999999999' } };
    const refund = { object: 'charge', payment_intent: id, amount: 29_900, amount_refunded: 1e12 };
    for (const odd of [
      { ...event, data: { object: null } },
      stripeEvent(event.type, { ...event.data.object, ...other }),
      stripeEvent('charge.refunded', { ...refund, currency: 'usd', created: 1_760_000_000 }),
    ]) {
      const warned = jest.spyOn(Logger.prototype, 'warn');
      expect((await send(odd)).status).toBe(200);
      expect(warned).toHaveBeenCalledWith(expect.stringMatching(/^(An event|Event evt_)/));
      warned.mockRestore();
    }
    expect(await rowsOf(id)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('the outcome', () => {
  test('has the receipt only for the holder of the client secret', async () => {
    const { id, clientSecret, email } = await aPurchase(api.visitor);
    expect(await api.visitor.payments.outcome({ body: { clientSecret } })).toEqual({
      status: 'pending',
      receipt: null,
    });
    await pay(stripe, id);
    expect(await api.visitor.payments.outcome({ body: { clientSecret } })).toMatchObject({
      status: 'succeeded',
      receipt: { serviceType: 'Foundations Package', amount: 299, email },
    });
    for (const secret of [`${id}_secret_guess`, 'pi_unknown_secret_x']) {
      const guessed = api.visitor.payments.outcome({ body: { clientSecret: secret } });
      await expect(guessed).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('the card', () => {
  test('that paid is on the receipt and in the email, and a declined one is not', async () => {
    const { id, clientSecret, email } = await aPurchase(api.visitor);
    await expect(pay(stripe, id, 'pm_card_chargeDeclined')).rejects.toThrow('declined');
    // Stripe makes a charge of a declined card, too, which is the intent's latest until the next.
    const card = { brand: 'visa', last4: '0002' };
    const declined = { object: 'charge', payment_method_details: { type: 'card', card } };
    await send(await anEvent('payment_intent.payment_failed', id, { latest_charge: declined }));
    expect(await rowsOf(id)).toMatchObject([{ card_last4: null }]);
    await pay(stripe, id);
    const { receipt } = await api.visitor.payments.outcome({ body: { clientSecret } });
    expect(receipt && cardName(receipt)).toBe('Visa ending in 4242');
    const message = await api.mail.saying(email);
    expect(message.text).toContain('Paid with: Visa ending in 4242');
  });

  test('is queried if the email is written before its event', async () => {
    const { id, email } = await aPurchase(api.visitor);
    api.stripe.control({ pauseWebhooks: true });
    await pay(stripe, id);
    await send(await anEvent('payment_intent.succeeded', id));
    const message = await api.mail.saying(email);
    expect(message.text).toContain('Paid with: Visa ending in 4242');
    expect(await rowsOf(id)).toMatchObject([{ card_last4: '4242' }]);
  });
});

describe('a guest’s link to the receipt', () => {
  const getReceipt = async (href: string) => {
    const { status, headers } = await api.visitor.send(href);
    return { status, type: headers.get('content-type') };
  };
  const aReceipt = async () => {
    const { id, clientSecret } = await aPurchase(api.visitor);
    await pay(stripe, id);
    const { receipt } = await api.visitor.payments.outcome({ body: { clientSecret } });
    const { id: number } = (await until('succeeded', id)) ?? {};
    return { href: receipt?.href ?? '', number };
  };

  test('downloads only that receipt', async () => {
    const [{ href, number }, other] = [await aReceipt(), await aReceipt()];
    expect(await getReceipt(href)).toEqual({ status: 200, type: 'application/pdf' });
    const key = href.slice(href.indexOf('&key=') + 5);
    for (const wrong of [
      href.replace(`/${number}/`, `/${other.number}/`),
      href.replace(key, other.href.slice(-43)),
      href.replace(/until=\d+/, (until) => `${until}0`),
    ])
      expect((await getReceipt(wrong)).status).toBe(404);
    for (const wrong of [href.replace(key, ''), href.replace(/\?.*/, ''), href.replace(key, 'ü'.repeat(43))])
      expect((await getReceipt(wrong)).status).toBe(400);
  });

  test('expires after a day, and there is none for an unpaid payment', async () => {
    const { number } = await aReceipt();
    const links = api.app.get(ReceiptLinks, { strict: false });
    const day = 24 * 3_600_000;
    expect((await getReceipt(links.of(number, Date.now() - day + 60_000))).status).toBe(200);
    expect((await getReceipt(links.of(number, Date.now() - day - 1))).status).toBe(410);
    const [{ id: unpaid = 0 } = {}] = await rowsOf((await aPurchase(api.visitor)).id);
    expect((await getReceipt(links.of(unpaid))).status).toBe(404);
  });
});

describe('refunds and their failures', () => {
  /** Two refunds, the failure of the second, and a third one; each a second after the other. */
  async function theEvents(id: string) {
    const charge = (await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })).latest_charge;
    const start = Math.floor(Date.now() / 1000);
    const event = (type: string, second: number, object: object) => stripeEvent(type, object, start + second);
    const refunded = (second: number, amount_refunded: number) =>
      event('charge.refunded', second, { ...(charge as Stripe.Charge), amount_refunded });
    const failed = { object: 'refund', payment_intent: id, amount: 19_900, currency: 'usd' };
    return {
      first: refunded(0, 10_000),
      second: refunded(1, 29_900),
      failure: event('refund.failed', 2, failed),
      third: refunded(3, 15_000),
    };
  }

  async function aRefunded() {
    const { id: number, intent: id, email } = await aPaidPurchase();
    await api.mail.saying(email);
    return { id, email, number, events: await theEvents(id) };
  }

  test.each([
    ['first, second, failure, third'],
    ['failure, second, first, third'],
    ['third, failure, second, first'],
    ['first, second, third, failure'],
  ])('lead to the same result in the order %s, each twice', async (order) => {
    const { id, events } = await aRefunded();
    for (const name of order.split(', '))
      for (let times = 0; times < 2; times += 1) await send(events[name as keyof typeof events]);
    expect(await rowsOf(id)).toMatchObject([{ status: 'partially_refunded', refunded_amount: '150.00' }]);
  });

  test('leave the payment paid if the failure comes first, with one alert and no refund email', async () => {
    const { id, email, number, events } = await aRefunded();
    await send(withObject(events.failure, { amount: 29_900 }));
    await send(events.second);
    expect(await rowsOf(id)).toMatchObject([{ status: 'succeeded', refunded_amount: '0.00' }]);
    const start = `A refund of $299 (OT-${String(number).padStart(6, '0')}) didn’t arrive`;
    const ours = async () =>
      (await api.admin.alerts.list()).filter(({ message }) => message.startsWith(start));
    await eventually(async () => (await ours()).length === 1 || undefined, 'the alert');
    expect((await ours()).map(({ count }) => count)).toEqual([1]);
    await api.jobs.idle();
    expect(await api.mail.to(email)).toHaveLength(1);
  });
});

test('after a full refund neither the success page nor late emails promise contact', async () => {
  const { id: number, intent: id, clientSecret } = await aPaidPurchase();
  const contactBy = async () =>
    (await api.visitor.payments.outcome({ body: { clientSecret } })).receipt?.contactBy ?? null;
  expect(await contactBy()).toEqual(expect.any(String));
  await stripe.refunds.create({ payment_intent: id });
  await until('refunded', id);
  expect(await contactBy()).toBeNull();
  const emails = api.app.get(PaymentEmails, { strict: false });
  for (const kind of ['receipt', 'alert'] as const) {
    const text = JSON.stringify(await emails.write({ id: number, kind }));
    expect(text).toContain('The payment has been refunded since.');
    expect(text).not.toMatch(/contact (you|them)|Schedule your visit|create an account/i);
  }
});

test('a receipt and a sale email that are written late name no past time', async () => {
  const { id: number } = await aPaidPurchase();
  await api.sql(`UPDATE payments SET contact_by = now() - interval '1 minute' WHERE id = $1`, [number]);
  const emails = api.app.get(PaymentEmails, { strict: false });
  for (const kind of ['receipt', 'alert'] as const)
    expect(JSON.stringify(await emails.write({ id: number, kind }))).toMatch(/contact \w+ to schedule/);
});

test('the history has the client’s own payments, with receipts that nobody else gets', async () => {
  const [client, other] = [await api.aClient(), await api.aClient()];
  const { id } = await aPurchase(client);
  await pay(stripe, id);
  await until('succeeded', id);
  const [payment] = await client.payments.mine();
  expect(payment).toMatchObject({ ...foundations, description: 'Foundations Package service' });
  expect(await other.payments.mine()).toEqual([]);
  const receipt = await client.send(`/api/payments/${payment?.id}/receipt.pdf`);
  expect(receipt.headers.get('content-type')).toBe('application/pdf');
  expect((await receipt.text()).startsWith('%PDF-1.7')).toBe(true);
  expect((await other.send(`/api/payments/${payment?.id}/receipt.pdf`)).status).toBe(404);
});
