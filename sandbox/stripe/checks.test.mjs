import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestAccount } from './test-account.mjs';

/** @type {Awaited<ReturnType<typeof startTestAccount>>} */
let account;
beforeAll(async () => {
  account = await startTestAccount();
});
afterAll(() => account.close());

test.each([
  [{ amount: '' }, 'amount', /Invalid integer/],
  [{ amount: '50.5' }, 'amount', /^Invalid integer: 50.5$/],
  [{ amount: '-1' }, 'amount', /greater than or equal to 1/],
  [{ amount: '49' }, 'amount', /^Amount must be at least \$0.50 usd$/],
  [{ amount: '100000000' }, 'amount', /no more than/],
  [{ currency: 'zzz' }, 'currency', /Invalid currency/],
  [{ colour: 'red' }, 'colour', /^Received unknown parameter: colour$/],
  [{ 'automatic_payment_methods[on]': 'true' }, 'automatic_payment_methods[on]', /unknown/],
  [{ 'automatic_payment_methods[enabled]': 'yes' }, 'automatic_payment_methods[enabled]', /boolean: yes/],
  [{ '__proto__[x]': '1' }, '__proto__', /unknown/],
  [{ [`metadata[${'x'.repeat(41)}]`]: '1' }, 'metadata', /40 characters/],
  [{ metadata: 'x' }, 'metadata', /Invalid hash/],
  [{ receipt_email: 'ann' }, 'receipt_email', /Invalid email/],
  [{ description: '' }, 'description', /empty string/],
  [{ return_url: 'javascript:1' }, 'return_url', /Not a valid URL/],
  [{ 'payment_method_types[]': 'cash' }, 'payment_method_types', /card, us_bank_account/],
  [{ 'expand[]': 'nope' }, 'expand', /cannot be expanded/],
])('an intent is refused with %j', async (form, param, message) => {
  const { status, body } = await account.post('payment_intents', {
    amount: '5000',
    currency: 'usd',
    ...form,
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: expect.objectContaining({
      type: 'invalid_request_error',
      param,
      message: expect.stringMatching(message),
    }),
  });
});

test('what is missing is named', async () => {
  const { body } = await account.post('payment_intents', { currency: 'usd' });
  expect(body.error).toEqual({
    type: 'invalid_request_error',
    code: 'parameter_missing',
    message: 'Missing required param: amount.',
    param: 'amount',
  });
});

test.each([
  ['4242424242424241', '12', '2040', '123', { code: 'incorrect_number', param: 'number' }],
  ['4242424242424242', '13', '2040', '123', { code: 'invalid_expiry_month', param: 'exp_month' }],
  ['4242424242424242', '12', '2019', '123', { code: 'invalid_expiry_year', param: 'exp_year' }],
  ['4242424242424242', '12', '2040', '12', { code: 'invalid_cvc', param: 'cvc' }],
  ['4000000000000127', '12', '40', '123', { code: 'incorrect_cvc' }],
  ['4000000000000069', '12', '2040', '123', { code: 'expired_card' }],
  ['4000000000009995', '12', '2040', '123', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['4111111111111111', '12', '2040', '123', { code: 'card_declined', decline_code: 'test_mode_live_card' }],
])('the card %s %s/%s %s is refused', async (number, month, year, cvc, error) => {
  const { id } = await account.buy();
  const { status, body } = await account.post(`payment_intents/${id}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][name]': 'Ann',
  });
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ type: 'card_error', ...error });
});

test('a key that is none is refused, and what is not there is not found', async () => {
  for (const key of ['sk_test_other', 'pk_test_sandbox'])
    await expect(account.sdk(key).paymentIntents.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  await expect(account.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'intent',
    message: "No such payment_intent: 'pi_none'",
  });
  await expect(account.stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
});

test('the script is public, and the control is not', async () => {
  for (const path of ['/v3.js', '/v3.css', '/form.mjs', '/fields.mjs'])
    expect((await account.browse(path)).status).toBe(200);
  for (const path of ['/control', '/../../control', '/..\\..\\control', '/%2e%2e/%2e%2e/control'])
    expect(await rawStatus(`/sandbox/stripe${path}`)).toBe(401);
});

/** Of an address that fetch would tidy up. @param {string} path @returns {Promise<number | undefined>} */
function rawStatus(path) {
  return new Promise((done, fail) => {
    request({ port: account.standIn.port, method: 'POST', path }, (res) => done(res.resume().statusCode))
      .on('error', fail)
      .end('{"failNext":1}');
  });
}
