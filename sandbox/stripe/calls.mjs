// @ts-check
/** Every call of the API: who may make it, what it takes, what it does. */
import { createRefund, refundParameters } from './charges.mjs';
import {
  confirmIntent,
  confirmParameters,
  createAndConfirm,
  createAndConfirmParameters,
} from './confirm.mjs';
import { invalid, noSuch, StripeError } from './errors.mjs';
import { hash, integer, listOf, readForm, readParameters, text } from './parameters.mjs';
import { addMethod, methodParameters } from './payment-methods.mjs';
import { cancelIntent, cancelParameters, findIntent } from './payments.mjs';

/** @typedef {import('./state.mjs').Account} Account */
/** @typedef {import('./payments.mjs').Call} Call */
/** @typedef {import('./state.mjs').Kinds} Kinds */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */

const page = {
  limit: integer,
  starting_after: text,
  created: hash({ gt: integer, gte: integer, lt: integer, lte: integer }),
};

const calls = [
  call('POST /v1/payment_intents', createAndConfirmParameters, createAndConfirm),
  list('GET /v1/payment_intents', 'payment_intent', {}),
  call('GET /v1/payment_intents/:id', {}, findIntent, { isPublic: true }),
  call('POST /v1/payment_intents/:id/confirm', confirmParameters, confirmIntent, { isPublic: true }),
  call('POST /v1/payment_intents/:id/cancel', cancelParameters, cancelIntent),
  call('POST /v1/payment_methods', methodParameters, ({ state }, _call, given) => addMethod(state, given), {
    isPublic: true,
  }),
  call('GET /v1/charges/:id', {}, ({ state }, { id }) => state.get('charge', id)),
  call('POST /v1/refunds', refundParameters, createRefund),
  list('GET /v1/refunds', 'refund', { payment_intent: text, charge: text }),
  call('GET /v1/refunds/:id', {}, ({ state }, { id }) => state.get('refund', id)),
  list('GET /v1/events', 'event', { type: text }),
  call('GET /v1/events/:id', {}, ({ state }, { id }) => state.get('event', id)),
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

/** Newest first, in pages. @param {string} route @param {keyof Kinds} kind @param {Record<string, typeof text>} filters */
function list(route, kind, filters) {
  return call(route, { ...page, ...filters }, ({ state }, _call, given) => {
    const { limit = 10, starting_after: after, created: { gt, gte, lt, lte } = {}, ...wanted } = given;
    if (limit < 1 || limit > 100)
      throw invalid('This value must be between 1 and 100.', {
        code: 'parameter_invalid_integer',
        param: 'limit',
      });
    const found = state
      .all(kind)
      .filter(({ created }) => created > (gt ?? -1) && created >= (gte ?? 0))
      .filter(({ created }) => created < (lt ?? Infinity) && created <= (lte ?? Infinity))
      .filter((object) =>
        Object.entries(wanted).every(([name, value]) => Reflect.get(object, name) === value),
      );
    const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && start === 0) throw noSuch(kind, after, 'starting_after');
    const end = start + limit;
    const url = route.replace('GET ', '');
    return { object: 'list', data: found.slice(start, end), has_more: found.length > end, url };
  });
}

/**
 * Carries out a request.
 * @param {Account} account
 * @param {{ method: string, path: string, query: string, body: string, authorization: string | undefined }} request
 * @returns {object} the answer
 * @throws {StripeError}
 */
export function carryOut(account, { method, path, query, body, authorization }) {
  const form = readForm(new URLSearchParams(method === 'POST' ? body : query));
  const { key, client_secret: secret, expand: paths, ...given } = form;
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
  const expanded = paths === undefined ? [] : listOf(text)(paths, 'expand');
  const show = (/** @type {object} */ object) =>
    isSecret ? expand(account, object, expanded) : publicView(object);
  try {
    return show(found.act(account, { id, isSecret, clientSecret }, given));
  } catch (error) {
    if (error instanceof StripeError && error.error.payment_intent)
      error.error.payment_intent = isSecret
        ? error.error.payment_intent
        : publicView(error.error.payment_intent);
    throw error;
  }
}

/** What a browser may see of an intent. @param {object} intent */
function publicView(intent) {
  const hidden = ['amount_received', 'latest_charge', 'metadata'];
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !hidden.includes(name)));
}

/** `latest_charge`, or in a list `data.latest_charge`: the object in place of its id. @param {Account} account @param {object} answer @param {string[]} paths */
function expand({ state }, answer, paths) {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const name = path.replace('data.', '');
    const targets = name !== path && 'data' in copy && Array.isArray(copy.data) ? copy.data : [copy];
    for (const target of targets) {
      if (!Object.hasOwn(target, name))
        throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
      target[name] = state.objects.get(target[name]) ?? target[name];
    }
  }
  return copy;
}

/** @param {Account} account @param {string} authorization */
function isSecretKey({ keys: { secretKey, publishableKey } }, authorization) {
  if (!authorization)
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const given = scheme.toLowerCase() === 'basic' ? atob(credentials).replace(/:.*$/, '') : credentials;
  if (given === secretKey || given === publishableKey) return given === secretKey;
  throw invalid(`Invalid API Key provided: ${given.slice(0, 8)}********${given.slice(-4)}`, {}, 401);
}
