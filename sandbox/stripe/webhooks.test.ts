import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTestAccount, until } from '../test/stripe-account.ts';

let account: Awaited<ReturnType<typeof startTestAccount>>;
beforeEach(async () => {
  account = await startTestAccount();
});
afterEach(() => account.close());

const typesArrived = () => account.shop.events().map(({ type }) => type);

test('signs events as the SDK verifies them, and shows the intent as it was then', async () => {
  const { id } = await account.buyWith('pm_card_visa');
  const events = await account.arrived('payment_intent.created', 'payment_intent.succeeded');
  const { webhooks } = account.stripe;
  for (const { body, signature } of account.shop.received) {
    const event = webhooks.constructEvent(body, signature, account.standIn.webhookSecret);
    expect(event).toMatchObject({ object: 'event' });
    expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
  }
  const snapshot = events.find(({ type }) => type === 'payment_intent.created');
  expect(snapshot?.data.object).toMatchObject({ id, status: 'requires_payment_method' });
});

test('sends an event again until the shop accepts it, also after a restart', async () => {
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
});

test('holds events back while they are paused, and until there is a shop', async () => {
  account.standIn.control({ pauseWebhooks: true });
  await account.buyWith('pm_card_visa');
  account.standIn.setWebhookUrl(account.shop.url);
  expect(typesArrived()).toEqual([]);
  account.standIn.control({ pauseWebhooks: false });
  await account.arrived('payment_intent.created', 'payment_intent.succeeded');
});
