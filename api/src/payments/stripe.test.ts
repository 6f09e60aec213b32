import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPaidPurchase, foundations, intentOf, pay } from '../../test/purchase.ts';
import { originOf, testApi } from '../../test/start-api.ts';
import { OpenPayments } from './open-payments.ts';

const api = testApi();
let stripe: Stripe;
beforeAll(async () => {
  stripe = api.app.get(Stripe, { strict: false });
});
beforeEach(() => {
  api.stripe.control({ failNext: 0, failStatus: 500, pauseWebhooks: false, settleAfterMs: 100 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (idempotencyKey: string = randomUUID()) =>
  api.visitor.payments.createIntent({ body: foundations, idempotencyKey });
const refund = (id: number, amount?: number, idempotencyKey: string = randomUUID()) =>
  api.admin.adminPayments.refund({
    params: { id },
    body: { ...(amount !== undefined && { amount }), reason: 'The seminar was canceled.' },
    idempotencyKey,
  });
const outcome = (clientSecret: string) => api.visitor.payments.outcome({ body: { clientSecret } });

describe('a response 404 of Stripe', () => {
  const failStatus = 404;
  const refuse = () => api.stripe.control({ failNext: 1, failStatus });
  let logged: jest.SpiedFunction<Logger['error']>;
  beforeEach(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  });
  const isLogged = () =>
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`${failStatus}.* req_\\w+`)));

  test('is 503 for an opening checkout, which succeeds afterwards', async () => {
    const idempotencyKey = randomUUID();
    refuse();
    await expect(open(idempotencyKey)).rejects.toMatchObject({
      status: 503,
      serverMessage: expect.stringContaining('Nothing was charged'),
    });
    isLogged();
    await open(idempotencyKey);
  });

  test('is 503 for an outcome, without saying that nothing was charged', async () => {
    const { clientSecret } = await open();
    refuse();
    await expect(outcome(clientSecret)).rejects.toMatchObject({
      status: 503,
      serverMessage: expect.not.stringContaining('charged'),
    });
    isLogged();
  });

  test('is 503 for a refund, which is made once afterwards', async () => {
    const { id, clientSecret } = await aPaidPurchase(api);
    const idempotencyKey = randomUUID();
    refuse();
    await expect(refund(id, 100, idempotencyKey)).rejects.toMatchObject({ status: 503 });
    isLogged();
    expect(await refund(id, 100, idempotencyKey)).toMatchObject({ refundedAmount: 100 });
    expect((await stripe.refunds.list({ payment_intent: intentOf(clientSecret) })).data).toHaveLength(1);
  });

  test('does not stop the background job', async () => {
    const secrets = [(await open()).clientSecret, (await open()).clientSecret];
    api.stripe.control({ pauseWebhooks: true });
    for (const secret of secrets) await pay(stripe, secret);
    const intents = secrets.map(intentOf);
    await api.sql(
      `UPDATE payments SET created_at = now() - interval '5 minutes' WHERE stripe_payment_intent_id = ANY($1)`,
      [intents],
    );
    const states = async () =>
      (
        await api.sql<{ status: string }>(
          'SELECT status FROM payments WHERE stripe_payment_intent_id = ANY($1) ORDER BY status',
          [intents],
        )
      ).map(({ status }) => status);
    refuse();
    const job = api.app.get(OpenPayments, { strict: false });
    await job.refresh();
    expect(await states()).toEqual(['pending', 'succeeded']);
    await job.refresh();
    expect(await states()).toEqual(['succeeded', 'succeeded']);
  });
});

describe('an alert about a key that Stripe rejects', () => {
  const alerts = async () => (await api.admin.alerts.list()).map(({ message }) => message);
  const shown = (pattern: RegExp) =>
    eventually(async () => (await alerts()).find((message) => pattern.test(message)), `${pattern}`);
  const gone = () => eventually(async () => (await alerts()).length === 0 || undefined, 'no alert');

  test('is shown until calls of that kind succeed again', async () => {
    const { id } = await aPaidPurchase(api);
    await gone();
    api.stripe.control({ failNext: 1, failStatus: 401 });
    await expect(open()).rejects.toMatchObject({ status: 503 });
    await shown(/refuses our calls.*pay by card.*req_/);
    api.stripe.control({ failNext: 1, failStatus: 403 });
    await expect(refund(id)).rejects.toMatchObject({ status: 503 });
    await shown(/refund payments here.*req_/);
    await open();
    await eventually(async () => (await alerts()).length === 1 || undefined, 'one alert');
    await shown(/refund payments here/);
    await refund(id);
    await gone();
  });

  test('is cleared also by another process, and is not raised by an outage', async () => {
    api.stripe.control({ failNext: 1, failStatus: 401 });
    await expect(open()).rejects.toMatchObject({ status: 503 });
    await shown(/pay by card/);
    const next = await api.another();
    await openBrowser(originOf(next)).payments.createIntent({
      body: foundations,
      idempotencyKey: randomUUID(),
    });
    await gone();
    api.stripe.control({ failNext: 3, failStatus: 500 });
    await expect(open()).rejects.toMatchObject({ status: 503 });
    api.stripe.control({ failNext: 3, failStatus: 429 });
    await expect(open()).rejects.toMatchObject({ status: 503 });
    expect(await alerts()).toEqual([]);
  });
});

describe('an error of Stripe about a refund', () => {
  test.each([
    ['charge_already_refunded', 'amount', 400, 'All of this payment was refunded already.'],
    [undefined, 'amount', 400, 'That is more than what is left of this payment.'],
    ['resource_missing', undefined, 409, expect.stringContaining('doesn’t know this payment')],
    ['charge_disputed', undefined, 409, 'The card provider refuses this refund: It is disputed.'],
    ['parameter_unknown', 'expand', 503, expect.stringMatching(/Please try again/)],
  ])('%s (%s) is answered with %i', async (code, param, status, serverMessage) => {
    const { id } = await aPaidPurchase(api);
    const answer = { type: 'invalid_request_error', statusCode: 400, message: 'It is disputed.' };
    const error = new Stripe.errors.StripeInvalidRequestError({
      ...answer,
      type: 'invalid_request_error',
      ...(code ? { code } : {}),
      ...(param ? { param } : {}),
    });
    jest.spyOn(stripe.refunds, 'create').mockRejectedValueOnce(error);
    await expect(refund(id, 1)).rejects.toMatchObject({ status, serverMessage });
    const rows = await api.sql('SELECT 1 FROM payment_refunds WHERE payment_id = $1', [id]);
    expect(rows).toHaveLength(status === 503 ? 1 : 0);
  });
});

describe('the outcome of a payment', () => {
  test('is requested from Stripe at a limited rate', async () => {
    const { clientSecret } = await open();
    const retrieve = jest.spyOn(stripe.paymentIntents, 'retrieve');
    for (let times = 0; times < 200; times += 1) await outcome(clientSecret);
    // Two a second, on however busy a machine.
    expect(retrieve.mock.calls.length).toBeLessThan(100);
  });

  test('that is pending is requested again, and follows Stripe', async () => {
    const { clientSecret } = await open();
    api.stripe.control({ pauseWebhooks: true });
    await pay(stripe, clientSecret, 'pm_usBankAccount');
    await eventually(
      async () => ((await outcome(clientSecret)).status === 'succeeded' ? true : undefined),
      'a success',
    );
  });
});
