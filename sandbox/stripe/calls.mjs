// @ts-check
/** Every call of the API: who may make it, what it takes, what it does. */
import { confirmIntent, confirmParameters } from './confirm.mjs';
import { invalid, StripeError } from './errors.mjs';
import { integer, readForm, readParameters, text } from './parameters.mjs';
import { createIntent, createParameters, findIntent } from './payments.mjs';
import { createRefund, listRefunds, refundParameters, refundsParameters } from './refunds.mjs';

/** @typedef {import('./state.mjs').Account} Account */
/** @typedef {import('./payments.mjs').Call} Call */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */

const calls = [
  call('POST /v1/payment_intents', createParameters, createIntent),
  call('GET /v1/payment_intents', { limit: integer }, ({ state }, _call, { limit = 10 }) => ({
    object: 'list',
    data: state.all('payment_intent').slice(0, limit),
    has_more: false,
  })),
  call('GET /v1/payment_intents/:id', {}, findIntent, { isPublic: true }),
  call('POST /v1/payment_intents/:id/confirm', confirmParameters, confirmIntent, { isPublic: true }),
  call('POST /v1/refunds', refundParameters, createRefund),
  call('GET /v1/refunds', refundsParameters, listRefunds),
];

/**
 * @template {import('./parameters.mjs').Shape} S @param {string} route @param {S} takes
 * @param {(account: Account, call: Call, given: Read<S>) => object} act
 * @param {{ isPublic?: boolean }} [who] public: with the publishable key too
 */
function call(route, takes, act, { isPublic = false } = {}) {
  return {
    pattern: new RegExp(`^${route.replace(':id', '(?<id>[\\w-]{1,255})')}$`),
    isPublic,
    /** @param {Account} account @param {Call} about @param {import('./parameters.mjs').Form} form */
    act: (account, about, form) => act(account, about, readParameters(takes, form)),
  };
}

/**
 * Carries out a request.
 * @param {Account} account
 * @param {{ method: string, path: string, query: string, body: string, authorization: string | undefined }} request
 * @returns {object} the answer
 * @throws {StripeError}
 */
export function carryOut(account, { method, path, query, body, authorization }) {
  const {
    key,
    client_secret: secret,
    ...given
  } = readForm(new URLSearchParams(method === 'POST' ? body : query));
  const isSecret = isSecretKey(account, authorization ?? (typeof key === 'string' ? `Bearer ${key}` : ''));
  const route = `${method} ${path}`;
  const found = calls.find(({ pattern }) => pattern.test(route));
  if (!found)
    throw invalid(
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      {},
      404,
    );
  if (!isSecret && !found.isPublic)
    throw invalid(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      { code: 'secret_key_required' },
      401,
    );
  const id = found.pattern.exec(route)?.groups?.id ?? '';
  const clientSecret = secret === undefined ? undefined : text(secret, 'client_secret');
  const show = (/** @type {object} */ object) => (isSecret ? object : publicView(object));
  try {
    return show(found.act(account, { id, isSecret, clientSecret }, given));
  } catch (error) {
    if (error instanceof StripeError && error.error.payment_intent)
      error.error.payment_intent = show(error.error.payment_intent);
    throw error;
  }
}

/** What a browser may see of an intent. @param {object} intent */
function publicView(intent) {
  const hidden = ['amount_received', 'latest_charge', 'metadata'];
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !hidden.includes(name)));
}

/** @param {Account} account @param {string} authorization */
function isSecretKey({ keys: { secretKey, publishableKey } }, authorization) {
  if (!authorization)
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  const given = authorization.replace(/^Bearer /i, '');
  if (given === secretKey || given === publishableKey) return given === secretKey;
  throw invalid(`Invalid API Key provided: ${given.slice(0, 8)}********${given.slice(-4)}`, {}, 401);
}
