// @ts-check
/** Every call of the API: who may make it, what it takes, what it does. */
import { findCharge } from './charges.mjs';
import { confirmAttached, confirmIntent, confirmParameters } from './confirm.mjs';
import { createIntent, createParameters } from './create-intent.mjs';
import { noSuch, StripeError, unauthorized } from './errors.mjs';
import { expand } from './expand.mjs';
import { readForm } from './form-body.mjs';
import {
  eventListParameters,
  intentListParameters,
  listEvents,
  listIntents,
  listRefunds,
  refundListParameters,
} from './lists.mjs';
import { listOf, readParameters, text } from './parameters.mjs';
import {
  cancelIntent,
  cancelParameters,
  findIntent,
  publicIntent,
  updateIntent,
  updateParameters,
} from './payment-intents.mjs';
import { addMethod, methodParameters } from './payment-methods.mjs';
import { createRefund, findRefund, refundParameters } from './refunds.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./account.mjs').Call} Call */
/** @typedef {import('./parameters.mjs').Shape} Shape */
/** @typedef {{ secretKey: string, publishableKey: string }} Keys */

const calls = [
  call('POST /v1/payment_intents', createParameters, (account, about, { confirm, return_url, ...given }) => {
    const intent = createIntent(account, about, given);
    return confirm ? confirmAttached(account, intent, return_url ?? null) : intent;
  }),
  call('GET /v1/payment_intents', intentListParameters, listIntents),
  call('GET /v1/payment_intents/:id', {}, findIntent, { isPublic: true }),
  call('POST /v1/payment_intents/:id', updateParameters, updateIntent),
  call('POST /v1/payment_intents/:id/confirm', confirmParameters, confirmIntent, { isPublic: true }),
  call('POST /v1/payment_intents/:id/cancel', cancelParameters, cancelIntent),
  call('POST /v1/payment_methods', methodParameters, ({ state }, _about, given) => addMethod(state, given), {
    isPublic: true,
  }),
  call('GET /v1/charges/:id', {}, findCharge),
  call('POST /v1/refunds', refundParameters, createRefund),
  call('GET /v1/refunds', refundListParameters, listRefunds),
  call('GET /v1/refunds/:id', {}, findRefund),
  call('GET /v1/events', eventListParameters, listEvents),
  call('GET /v1/events/:id', {}, ({ state }, { id }) => {
    const event = state.find('event', id);
    if (!event) throw noSuch('event', id);
    return event;
  }),
];

/**
 * @template {Shape} S @param {string} route @param {S} takes
 * @param {(account: Account, about: Call, given: import('./parameters.mjs').Read<S>) => object} act
 * @param {{ isPublic?: boolean }} [who] public: with the publishable key too
 */
function call(route, takes, act, { isPublic = false } = {}) {
  const [method = '', path = ''] = route.split(' ');
  return {
    method,
    pattern: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]{1,255})')}$`),
    isPublic,
    /** @param {Account} account @param {Call} about @param {import('./form-body.mjs').Form} form */
    prepare(account, about, form) {
      const given = readParameters(takes, form);
      return () => act(account, about, given);
    },
  };
}

/**
 * Checks a request, and gives what carries it out. Both throw StripeError.
 * @param {Account} account @param {Keys} keys
 * @param {{ method: string, path: string, query: URLSearchParams, body: string, authorization: string | undefined }} request
 * @returns {() => object}
 */
export function prepareCall(account, keys, { method, path, query, body, authorization }) {
  const {
    key,
    client_secret: secret,
    expand: wanted,
    ...form
  } = readForm(new URLSearchParams(method === 'POST' ? body : query));
  const isSecret = isSecretKey(
    keys,
    authorization ?? (typeof key === 'string' ? `Bearer ${key}` : undefined),
  );
  const found = calls.find((known) => known.method === method && known.pattern.test(path));
  if (!found)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  if (!isSecret && !found.isPublic)
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      'secret_key_required',
    );
  const id = found.pattern.exec(path)?.groups?.id ?? '';
  const about = {
    id,
    isSecret,
    clientSecret: secret === undefined ? undefined : text(secret, 'client_secret'),
  };
  const paths = wanted === undefined ? [] : listOf(text)(wanted, 'expand');
  const act = found.prepare(account, about, form);
  const shown = isSecret
    ? (/** @type {object} */ object) => expand(account.state, object, paths)
    : publicView;
  return () => {
    try {
      return shown(act());
    } catch (error) {
      const intent = error instanceof StripeError ? error.error.payment_intent : undefined;
      if (error instanceof StripeError && intent)
        Object.assign(error.error, { payment_intent: shown(intent) });
      throw error;
    }
  };
}

/** @param {object} object */
function publicView(object) {
  const isIntent = 'object' in object && object.object === 'payment_intent';
  return structuredClone(
    isIntent ? publicIntent(/** @type {import('./state.mjs').Intent} */ (object)) : object,
  );
}

/** @param {Keys} keys @param {string | undefined} authorization */
function isSecretKey({ secretKey, publishableKey }, authorization) {
  if (!authorization)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const given = scheme.toLowerCase() === 'basic' ? atob(credentials).replace(/:.*$/, '') : credentials;
  if (given === secretKey) return true;
  if (given === publishableKey) return false;
  throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}${given.slice(-4)}`);
}
