import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PaymentOutcome } from '@practice/contract/payments';
import { initialOutcome, type Outcome, updateOutcome, watchOutcome } from './outcome.ts';

test.each<[string, Outcome]>([
  ['', { status: 'failed', namesNoPayment: true }],
  ['?redirect_status=pending', { status: 'failed', namesNoPayment: true }],
  ['?payment_intent=pi_1', { status: 'failed', namesNoPayment: true }],
  ['?redirect_status=failed', { status: 'failed' }],
  ['?redirect_status=succeeded', { status: 'success' }],
  ['?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1', { status: 'success' }],
])('the query %j sets the initial outcome of a payment', (search, shown) => {
  expect(initialOutcome(search)).toEqual(shown);
});

test('the outcome of a payment has changed only if its status has changed', () => {
  const shown = updateOutcome({ status: 'success' }, { status: 'success', receipt: null });
  expect(shown.hasChanged).toBeFalsy();
  const processing = updateOutcome(shown, { status: 'processing' });
  expect(processing.hasChanged).toBe(true);
  expect(updateOutcome(processing, { status: 'success' }).hasChanged).toBe(true);
});

const answer = (body: PaymentOutcome) => new Response(JSON.stringify(body));
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched;
});
afterEach(() => {
  jest.useRealTimers();
  fetched.mockReset();
});

async function shownAfter(status: PaymentOutcome['status']) {
  fetched.mockResolvedValueOnce(answer({ status, receipt: null }));
  const show = jest.fn<(outcome: Partial<Outcome>) => void>();
  const stop = watchOutcome('pi_1_secret_1', show);
  await jest.advanceTimersByTimeAsync(0);
  stop();
  return show.mock.lastCall?.[0];
}

test.each([
  ['succeeded', { status: 'success', isPartlyRefunded: false }],
  ['partially_refunded', { status: 'success', isPartlyRefunded: true }],
  ['refunded', { status: 'refunded' }],
  ['processing', { status: 'processing' }],
  ['failed', { status: 'failed' }],
] as const)('a payment with the status %s is shown with its outcome', async (status, shown) => {
  expect(await shownAfter(status)).toMatchObject(shown);
});

test('the outcome of a payment is unconfirmed and requested again while the API cannot be reached', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(answer({ status: 'succeeded', receipt: null }));
  const show = jest.fn<(outcome: Partial<Outcome>) => void>();
  const stop = watchOutcome('pi_1_secret_1', show);
  await jest.advanceTimersByTimeAsync(0);
  expect(show.mock.lastCall?.[0]).toEqual({ isUnconfirmed: true });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(show.mock.lastCall?.[0]).toMatchObject({ status: 'success', isUnconfirmed: false });
  stop();
});
