import { expect, test } from '@jest/globals';
import type { AdminPaymentDetails } from '@practice/contract/payments';
import { dollarsTyped, historyOf } from './payment-row.ts';

test.each([
  ['$100', 100],
  [' $ 1,299.50 ', 1299.5],
  ['', Number.NaN],
  ['100,50', Number.NaN],
  ['-1', Number.NaN],
  ['1e2', Number.NaN],
])('the amount “%s” is read as %d dollars', (typed, dollars) => {
  expect(dollarsTyped(typed)).toBe(dollars);
});

const event = (id: string, type: string, happenedAt: string) => ({ id, type, happenedAt, dispute: null });
const refund = (id: string, createdAt: string) => ({
  id,
  amount: 100,
  reason: 'One of three came.',
  author: 'Anna',
  createdAt,
});
const linesOf = (history: Pick<AdminPaymentDetails, 'events' | 'refunds'>) =>
  historyOf(history).map((line) => line.id);

test('the history of a payment is in chronological order and lists a refund once', () => {
  const paid = event('paid', 'payment_intent.succeeded', '2026-11-20T15:00:00.000Z');
  const disputed = event('disputed', 'charge.dispute.created', '2026-11-22T15:00:00.000Z');
  const reported = [
    // Stripe counts whole seconds, and its clock may be behind ours.
    event('reported 1', 'charge.refunded', '2026-11-21T15:00:00.000Z'),
    event('reported 2', 'charge.refunded', '2026-11-23T15:00:01.000Z'),
  ];
  const refunds = [refund('1', '2026-11-21T15:00:00.400Z'), refund('2', '2026-11-23T15:00:00.000Z')];
  expect(
    linesOf({ events: [paid, reported[0], disputed, reported[1]].flatMap((each) => each ?? []), refunds }),
  ).toEqual(['paid', '1', 'disputed', '2']);
  // Stripe has not reported the second refund yet.
  expect(linesOf({ events: [paid, reported[0] ?? paid, disputed], refunds })).toEqual([
    'paid',
    '1',
    'disputed',
    '2',
  ]);
});

test('a refund made in Stripe’s dashboard is listed separately', () => {
  const events = [
    event('paid', 'payment_intent.succeeded', '2026-11-20T15:00:00.000Z'),
    event('in Stripe', 'charge.refunded', '2026-11-20T18:00:00.000Z'),
    event('reported', 'charge.refunded', '2026-11-21T15:00:01.000Z'),
  ];
  const refunds = [refund('here', '2026-11-21T15:00:00.000Z')];
  expect(linesOf({ events, refunds })).toEqual(['paid', 'in Stripe', 'here']);
});

test('payment events of the same second are in the order of the payment’s states', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const events = [
    event('disputed', 'charge.dispute.created', at),
    event('paid', 'payment_intent.succeeded', at),
    event('opened', 'payment_intent.created', at),
  ];
  expect(linesOf({ events, refunds: [] })).toEqual(['opened', 'paid', 'disputed']);
});
