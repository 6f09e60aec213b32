import { randomUUID } from 'node:crypto';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, expect, test } from '@jest/globals';
import { firstPackages } from '@practice/contract/packages';
import { practice } from '@practice/contract/practice';
import type Stripe from 'stripe';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPaidPurchase, aPurchase, foundations, pay, stripeOf } from '../../test/purchase.ts';
import { aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();
let stripe: Stripe;
beforeAll(async () => {
  stripe = stripeOf(api);
});

const aGuestFillsIn = (email: string) => aPurchase(api.visitor, { name: 'Robin Marsh', email });

const aGuestPays = async (email: string) => (await aPaidPurchase(api, { name: 'Robin Marsh', email })).intent;

async function confirmAddress(email: string, browser: Browser): Promise<void> {
  const token = await api.mail.tokenIn('Please confirm your email address', email);
  await browser.auth.confirmEmail({ body: { token } });
}

const paid = async (browser: Browser) => (await browser.payments.mine()).length;

test('a guest’s payments join the account only once its address is confirmed', async () => {
  const person = aPerson();
  await aGuestPays(person.email.toUpperCase());
  const browser = openBrowser(api.origin);
  await browser.auth.register({ body: person });
  expect(await paid(browser)).toBe(0);
  await confirmAddress(person.email, browser);
  expect(await paid(browser)).toBe(1);

  await aGuestPays(person.email);
  expect(await paid(browser)).toBe(2);
});

test('only a guest’s paid payments join the account, including refunded ones', async () => {
  const person = aPerson();
  for (const amount of [10_000, 29_900])
    await stripe.refunds.create({ payment_intent: await aGuestPays(person.email), amount });
  await aGuestFillsIn(person.email);
  const three = 'partially_refunded,pending,refunded';
  await eventually(async () => {
    const statuses = 'SELECT status FROM payments WHERE customer_email = $1 ORDER BY status';
    const rows = await api.sql<{ status: string }>(statuses, [person.email]);
    return rows.map(({ status }) => status).join() === three ? true : undefined;
  }, three);
  const browser = openBrowser(api.origin);
  const { id: userId } = await browser.auth.register({ body: person });
  await confirmAddress(person.email, browser);
  const mine = await browser.payments.mine();
  expect(mine.map(({ status }) => status).sort()).toEqual(['partially_refunded', 'refunded']);
  expect((await api.admin.adminPayments.list({ query: { filter: { userId } } })).total).toBe(2);
});

test('an account that only claims an address never gets its owner’s payments, also when the owner opens the link', async () => {
  const client = await api.aClient();
  await aGuestPays(client.person.email);
  expect(await paid(client)).toBe(0);
  await confirmAddress(client.person.email, api.visitor);
  await client.auth.login({ body: client.person });
  expect(await paid(client)).toBe(0);
});

test('the practice sees guest payments with a client’s address, before and after it is confirmed', async () => {
  const client = await api.aClient();
  const seen = () => api.admin.adminPayments.list({ query: { filter: { userId: client.id } } });
  await aGuestPays(client.person.email.toUpperCase());
  await aGuestPays(client.person.email);
  await aGuestPays(`other.${client.person.email}`);
  // Whoever pays nothing may have typed any address.
  await aGuestFillsIn(client.person.email);
  expect((await seen()).rows.map((payment) => payment.userId)).toEqual([null, null]);
  expect(await api.admin.adminPayments.summary({ query: { filter: { userId: client.id } } })).toMatchObject({
    paid: 598,
  });
  await confirmAddress(client.person.email, client);
  expect((await seen()).rows.map((payment) => payment.userId)).toEqual([client.id, client.id]);
});

test('a signed-in client’s payments stay theirs, whatever address they typed', async () => {
  const [payer, other] = [await api.aClient(), openBrowser(api.origin)];
  const person = aPerson();
  const { clientSecret } = await aPurchase(payer, { email: person.email });
  await pay(stripe, clientSecret);
  expect((await payer.payments.outcome({ body: { clientSecret } })).status).toBe('succeeded');
  await other.auth.register({ body: person });
  await confirmAddress(person.email, other);
  expect(await paid(other)).toBe(0);
  expect(await paid(payer)).toBe(1);
});

test('the browser that paid gives the purchase to an account with the buyer’s address before it is confirmed, and to no other', async () => {
  const person = aPerson();
  const id = await aGuestPays(person.email);
  const [{ client_secret: clientSecret = '' } = {}] = [await stripe.paymentIntents.retrieve(id)];
  const claim = (browser: Browser, secret: string | null) =>
    browser.payments.claim({ body: { clientSecret: secret ?? '' } });
  const notFound = { status: 404, serverMessage: 'No such payment is recorded.' };
  const other = await api.aClient();
  await expect(claim(api.visitor, clientSecret)).rejects.toMatchObject({ status: 401 });
  await expect(claim(other, clientSecret)).rejects.toMatchObject(notFound);
  const browser = openBrowser(api.origin);
  await browser.auth.register({ body: person });
  await expect(claim(browser, `${id}_secret_guessed`)).rejects.toMatchObject(notFound);
  expect(await paid(browser)).toBe(0);
  await claim(browser, clientSecret);
  const [mine] = await browser.payments.mine();
  expect(mine).toMatchObject({ serviceType: 'Foundations Package', status: 'succeeded' });
  // The others of the same address still wait for its confirmation.
  await aGuestPays(person.email);
  expect(await paid(browser)).toBe(1);
  const open = await aGuestFillsIn(person.email);
  await expect(claim(browser, open.clientSecret)).rejects.toMatchObject(notFound);
});

test('the company is optional, and stands on the receipt with what was bought and the tax number', async () => {
  const { payments } = api.visitor;
  const { clientSecret } = await payments.createIntent({ body: foundations, idempotencyKey: randomUUID() });
  const { email } = aPerson();
  await payments.setBuyer({ body: { clientSecret, name: 'Ann Lee', email, company: ' Blaine & Söhne ' } });
  await pay(stripe, clientSecret);
  const { receipt } = await payments.outcome({ body: { clientSecret } });
  const pdf = await (await api.visitor.send(receipt?.href ?? '')).arrayBuffer();
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(pdf));
  const [text = ''] = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
  expect(text).toContain('Company Blaine & Söhne');
  expect(text).toContain(firstPackages[0]?.description);
  expect(text).toContain(`Tax ID: ${practice.taxId}`);
});
