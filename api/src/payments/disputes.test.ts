import { beforeAll, describe, expect, test } from '@jest/globals';
import { buyersLabel, refundable } from '@practice/contract/payments';
import type Stripe from 'stripe';
import { eventually } from '../../test/eventually.ts';
import { aDispute, aPaidPurchase, sendStripeEvent, stripeEvent, stripeOf } from '../../test/purchase.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
let stripe: Stripe;
beforeAll(async () => {
  stripe = stripeOf(api);
});

async function aPaid(card = 'pm_card_visa') {
  const client = await api.aClient();
  const { id, intent, email } = await aPaidPurchase(api, { by: client, card });
  return { id, intent, email, client, now: () => api.admin.adminPayments.one({ params: { id } }) };
}

type Paid = Awaited<ReturnType<typeof aPaid>>;

const becomes = ({ now }: Paid, status: string) =>
  eventually(async () => ((await now()).status === status ? now() : undefined), `the status ${status}`);

const alertsOf = async ({ email }: Paid) =>
  (await api.admin.alerts.list()).filter(({ message }) => message.includes(email));

const start = Math.floor(Date.now() / 1000);

const told = ({ intent }: Paid, type: string, status: string, second: number, more: object = {}) => {
  const details = { due_by: Date.UTC(2027, 0, 15, 18) / 1000, has_evidence: false };
  const dispute = { charge: 'ch_x', reason: 'fraudulent', evidence_details: details };
  const object = { ...aDispute(intent, status), ...dispute, ...more };
  return stripeEvent(`charge.dispute.${type}`, object, start + second);
};

async function send(event: object): Promise<void> {
  expect((await sendStripeEvent(api, event)).status).toBe(200);
}

describe('a dispute, as the stand-in sends it,', () => {
  test('asks the owners for an answer, and leaves nothing behind once it is won', async () => {
    const paid = await aPaid('pm_card_createDispute');
    await becomes(paid, 'disputed');
    expect(refundable(await paid.now())).toBe(0);
    const mine = await paid.client.payments.mine();
    expect(mine.map(({ status }) => buyersLabel(status).text)).toEqual(['Pending']);
    await eventually(async () => (await alertsOf(paid)).length === 1 || undefined, 'the alert');
    const [{ message = '', count = 0 } = {}] = await alertsOf(paid);
    expect(message).toMatch(/^Ann Lee, .* disputes \$299 \(OT-\d+\), and the bank has taken the money back/);
    expect(message).toMatch(/answer in Stripe’s dashboard by \w+ \d+, \d{4}/);
    expect(count).toBe(1);
    const [dispute] = (await stripe.disputes.list({ payment_intent: paid.intent })).data;
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(await becomes(paid, 'succeeded')).toMatchObject({ lostAmount: 0 });
    await eventually(async () => (await alertsOf(paid)).length === 0 || undefined, 'no alert');
    const history = (await paid.now()).events.map(({ type, dispute: said }) => [type, said?.status]);
    expect(history).toContainEqual(['charge.dispute.closed', 'won']);
  });

  test('that is lost is no income in list, sums, months and CSV file, and its package can’t be booked', async () => {
    const before = (await api.admin.adminPayments.income()).at(-1)?.net ?? 0;
    const paid = await aPaid('pm_card_createDispute');
    await becomes(paid, 'disputed');
    const [dispute] = (await stripe.disputes.list({ payment_intent: paid.intent })).data;
    await stripe.disputes.close(dispute?.id ?? '');
    const lost = await becomes(paid, 'lost');
    expect(lost).toMatchObject({ lostAmount: 299, refundedAmount: 0 });
    const filter = { q: paid.email };
    const { summary, exportCsv, income } = api.admin.adminPayments;
    expect(await summary({ query: { filter } })).toEqual({ paid: 299, refunded: 0, lost: 299, net: 0 });
    expect((await income()).at(-1)?.net).toBe(before);
    expect(await (await exportCsv({ query: { filter } })).text()).toContain(
      '299.00,0.00,299.00,0.00,Dispute lost',
    );
    const mine = await paid.client.payments.mine();
    expect(mine[0]?.visitsLeft).toBe(0);
    expect(mine.map(({ status }) => buyersLabel(status).text)).toEqual(['Refunded']);
    await eventually(
      async () => (await alertsOf(paid)).some(({ message }) => /is lost/.test(message)) || undefined,
      'the alert of the loss',
    );
  });
});

const won = [
  ['created', 'needs_response', 0],
  ['funds_withdrawn', 'needs_response', 0],
  ['updated', 'under_review', 60],
  ['closed', 'won', 120],
  ['funds_reinstated', 'won', 120],
] as const;
const asked = [
  ['created', 'warning_needs_response', 0],
  ['updated', 'warning_under_review', 60],
  ['closed', 'warning_closed', 120],
] as const;
const escalated = [
  ['created', 'warning_needs_response', 0],
  ['updated', 'needs_response', 60],
  ['funds_withdrawn', 'needs_response', 60],
  ['closed', 'lost', 120],
] as const;
const prevented = [
  ['created', 'needs_response', 0],
  ['closed', 'prevented', 0],
] as const;
// The object of Stripe's event may be older than the event.
const returned = [
  ['created', 'needs_response', 0],
  ['closed', 'lost', 60],
  ['funds_reinstated', 'under_review', 120],
] as const;

describe.each([
  ['won', won, 'succeeded', 0],
  ['asked about only', asked, 'succeeded', 0],
  ['asked about, disputed and lost', escalated, 'lost', 299],
  ['prevented', prevented, 'succeeded', 0],
  ['lost and returned', returned, 'succeeded', 0],
] as const)('the events of a payment that is %s', (_, events, status, lostAmount) => {
  const orders = {
    backwards: (sent: object[]) => sent.toReversed(),
    'with the first at the end': ([first = {}, ...rest]: object[]) => [...rest, first],
  };

  test.each(Object.entries(orders))('lead to the same result %s, each twice', async (_order, inOrder) => {
    const paid = await aPaid();
    const sent = events.map(([type, said, second]) => told(paid, type, said, second));
    for (const event of inOrder(sent)) for (let times = 0; times < 2; times += 1) await send(event);
    expect(await paid.now()).toMatchObject({ status, lostAmount });
    const open = (await alertsOf(paid)).filter(({ message }) => /answer in Stripe/.test(message));
    expect(open).toEqual([]);
  });
});

test('a dispute of a part that is lost leaves the rest, and another one may be open meanwhile', async () => {
  const paid = await aPaid();
  await send(told(paid, 'closed', 'lost', 0, { amount: 10_000 }));
  expect(await paid.now()).toMatchObject({ status: 'partially_lost', lostAmount: 100 });
  expect(refundable(await paid.now())).toBe(199);
  const mine = await paid.client.payments.mine();
  expect(mine.map(({ status }) => buyersLabel(status).text)).toEqual(['Partly refunded']);
  expect(mine[0]?.visitsLeft).toBe(1);
  await send(told(paid, 'created', 'needs_response', 60, { id: 'du_other', amount: 5_000 }));
  expect(await paid.now()).toMatchObject({ status: 'disputed', lostAmount: 100 });
  await send(told(paid, 'closed', 'won', 90, { id: 'du_other', amount: 5_000 }));
  expect(await paid.now()).toMatchObject({ status: 'partially_lost', lostAmount: 100 });
  await send(told(paid, 'closed', 'lost', 90, { id: 'du_rest', amount: 19_900 }));
  expect(await paid.now()).toMatchObject({ status: 'lost', lostAmount: 299 });
});

test('a dispute after a refund ends in the refund again', async () => {
  const paid = await aPaid();
  await stripe.refunds.create({ payment_intent: paid.intent, amount: 20_000 });
  await becomes(paid, 'partially_refunded');
  await send(told(paid, 'created', 'needs_response', 60, { amount: 9_900 }));
  expect(await paid.now()).toMatchObject({ status: 'disputed', refundedAmount: 200 });
  await send(told(paid, 'closed', 'won', 120, { amount: 9_900 }));
  const refunded = { status: 'partially_refunded', refundedAmount: 200, lostAmount: 0 };
  expect(await paid.now()).toMatchObject(refunded);
  await send(told(paid, 'closed', 'lost', 180, { amount: 9_900 }));
  expect(await paid.now()).toMatchObject({ status: 'lost', lostAmount: 99 });
});
