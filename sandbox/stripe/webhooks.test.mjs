import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestAccount, until } from './test-account.mjs';

/** @type {Awaited<ReturnType<typeof startTestAccount>>} */
let account;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

const paid = /** @type {const} */ ({ confirm: true, payment_method: 'pm_card_visa' });
const typesArrived = () => account.shop.events().map(({ type }) => type);

test('events are signed as the SDK checks it, and can be asked for again', async () => {
  const { id } = await account.buy();
  await account.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await account.arrived('payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded');
  const { webhooks, events } = account.stripe;
  for (const { body, signature } of account.shop.received) {
    const event = webhooks.constructEvent(body, signature, account.standIn.webhookSecret);
    expect(event).toMatchObject({ object: 'event', livemode: false, api_version: '2026-10-28.endive' });
    expect(await events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type });
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
  }
  const snapshot = account.shop.events().find(({ type }) => type === 'payment_intent.created');
  expect(snapshot?.data.object).toMatchObject({ id, status: 'requires_payment_method' });
});

test('an event that is not taken comes again, over a restart of the stand-in too', async () => {
  account.shop.answers.status = 500;
  await account.buy();
  await until(() => account.shop.received.length === 1);
  // After a second at the earliest.
  await until(() => account.shop.received.length === 2);
  account.shop.answers.status = 200;
  await account.restart();
  await until(() => account.shop.received.length === 3);
  const [id = '', ...same] = account.shop.events().map((event) => event.id);
  expect(same).toEqual([id, id]);
  await until(async () => (await account.stripe.events.retrieve(id)).pending_webhooks === 0);
});

test('events wait while they are held back, and until somebody is there to take them', async () => {
  account.standIn.control({ pauseWebhooks: true });
  await account.buy(paid);
  account.standIn.setWebhookUrl(account.shop.url);
  expect(typesArrived()).toEqual([]);
  account.standIn.control({ pauseWebhooks: false });
  await account.arrived('payment_intent.created', 'payment_intent.succeeded');
});

test('events come twice and in the wrong order when asked to', async () => {
  account.standIn.control({ duplicateEvents: true, reorderEvents: true });
  await account.buy(paid);
  await until(() => account.shop.received.length === 6);
  const twice = (/** @type {string} */ type) => [type, type];
  expect(typesArrived()).toEqual(
    ['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'].flatMap(twice),
  );
});
