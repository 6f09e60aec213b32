import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import type { Browser } from '../../test/browser.ts';
import { foundations, pay, stripeOf } from '../../test/purchase.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
let stripe: Stripe;
beforeAll(async () => {
  stripe = stripeOf(api);
});
beforeEach(() => {
  api.stripe.control({ pauseWebhooks: false, settleAfterMs: 100 });
});

const ended = { status: 409, serverMessage: 'This checkout has ended. Please start again.' };

/** A checkout as its page has it open: the same attempt for anyone at that browser. */
function aCheckout() {
  const idempotencyKey = randomUUID();
  const open = (browser: Browser) => browser.payments.createIntent({ body: foundations, idempotencyKey });
  return {
    open,
    async fillIn(browser: Browser, email = `buyer-${randomUUID().slice(0, 8)}@example.com`) {
      const { clientSecret } = await open(browser);
      const buyer = { clientSecret, name: 'Ann Lee', email };
      await browser.payments.setBuyer({ body: buyer });
      return buyer;
    },
    rows: () => api.sql('SELECT * FROM payments WHERE idempotency_key = $1', [idempotencyKey]),
    change: (set: string) =>
      api.sql(`UPDATE payments SET ${set} WHERE idempotency_key = $1`, [idempotencyKey]),
  };
}

describe('a checkout', () => {
  test('belongs to the session that opened it, and has ended for whoever uses the browser next', async () => {
    const [one, other] = [await api.aClient(), await api.aClient()];
    const checkout = aCheckout();
    const first = await checkout.open(one);
    await expect(checkout.open(other)).rejects.toMatchObject(ended);
    await expect(checkout.open(api.visitor)).rejects.toMatchObject(ended);
    expect((await checkout.open(one)).clientSecret).toBe(first.clientSecret);
    expect(await checkout.rows()).toMatchObject([{ user_id: one.id }]);
    const buyer = await checkout.fillIn(one);
    for (const browser of [other, api.visitor])
      await expect(browser.payments.setBuyer({ body: { ...buyer, name: 'Eve' } })).rejects.toMatchObject(
        ended,
      );
    await one.payments.setBuyer({ body: buyer });
  });

  test('of a guest belongs to the client who is signed in when paying', async () => {
    const one = await api.aClient();
    const checkout = aCheckout();
    const buyer = await checkout.fillIn(api.visitor);
    expect((await checkout.open(one)).clientSecret).toBe(buyer.clientSecret);
    await one.payments.setBuyer({ body: buyer });
    await pay(stripe, buyer.clientSecret);
    await one.payments.outcome({ body: { clientSecret: buyer.clientSecret } });
    expect(await one.payments.mine()).toMatchObject([{ status: 'succeeded' }]);
    await expect(checkout.open(api.visitor)).rejects.toMatchObject(ended);
  });

  test('of a guest is taken over by one of two concurrent payers', async () => {
    const people = [await api.aClient(), await api.aClient()];
    const buyer = await aCheckout().fillIn(api.visitor);
    const taken = await Promise.allSettled(people.map((each) => each.payments.setBuyer({ body: buyer })));
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that a guest paid says so to them and to the account with the receipt’s address', async () => {
    const account = await api.aClient({ isConfirmed: true });
    const checkout = aCheckout();
    const buyer = await checkout.fillIn(api.visitor, account.person.email);
    await pay(stripe, buyer.clientSecret);
    await expect(checkout.open(await api.aClient())).rejects.toMatchObject(ended);
    expect(await checkout.open(account)).toMatchObject({ status: 'succeeded' });
    expect(await checkout.rows()).toMatchObject([{ user_id: account.id }]);
    expect(await checkout.open(api.visitor)).toMatchObject({ status: 'succeeded' });
    const again = account.payments.setBuyer({ body: buyer });
    const serverMessage = 'This payment is already complete.';
    await expect(again).rejects.toMatchObject({ status: 409, serverMessage });
  });

  test('with a pending bank payment can’t be restarted by its buyer, or taken over', async () => {
    api.stripe.control({ settleAfterMs: 60_000 });
    const checkout = aCheckout();
    const buyer = await checkout.fillIn(api.visitor);
    await pay(stripe, buyer.clientSecret, 'pm_usBankAccount');
    expect(await checkout.open(api.visitor)).toMatchObject({ status: 'processing' });
    await expect(api.visitor.payments.setBuyer({ body: buyer })).rejects.toMatchObject({ status: 409 });
    await expect(checkout.open(await api.aClient())).rejects.toMatchObject(ended);
  });

  test('with an outdated price has not ended if it was paid', async () => {
    const checkout = aCheckout();
    const { clientSecret } = await checkout.fillIn(api.visitor);
    await pay(stripe, clientSecret);
    await checkout.open(api.visitor);
    await checkout.change('amount = 199');
    expect(await checkout.open(api.visitor)).toMatchObject({ status: 'succeeded' });
  });

  test('of a deleted account belongs to no one', async () => {
    const one = await api.aClient();
    const checkout = aCheckout();
    await checkout.open(one);
    await api.admin.clients.remove({ params: { id: one.id } });
    await expect(checkout.open(api.visitor)).rejects.toMatchObject(ended);
    await expect(checkout.open(await api.aClient())).rejects.toMatchObject(ended);
  });

  test('whose payment Stripe does not know, such as after a change of keys, has ended', async () => {
    const checkout = aCheckout();
    const { clientSecret } = await checkout.open(api.visitor);
    const secret = clientSecret.replace(/^pi_\w+?_secret/, 'pi_of_other_keys_secret');
    await checkout.change(
      `stripe_payment_intent_id = 'pi_of_other_keys', client_secret_hash = encode(sha256('${secret}'), 'hex')`,
    );
    await expect(checkout.open(api.visitor)).rejects.toMatchObject(ended);
    expect(await api.visitor.payments.outcome({ body: { clientSecret: secret } })).toEqual({
      status: 'pending',
      receipt: null,
    });
  });
});
