/** Every call of the API: its path, its parameters, and what it does. */
import { confirmIntent, confirmParameters } from './confirm.ts';
import { invalid, StripeError } from './errors.ts';
import { type Form, integer, object, optional, parseForm, type Reader, text } from './parameters.ts';
import { type Call, createIntent, createParameters, findIntent } from './payments.ts';
import { createRefund, listParameters, listRefunds, refundParameters } from './refunds.ts';
import type { Account } from './state.ts';

const confirmRoute = route('POST /v1/payment_intents/:id/confirm', confirmParameters, confirmIntent);
const routes = [
  route('POST /v1/payment_intents', createParameters, createIntent),
  route(
    'GET /v1/payment_intents',
    object({ limit: optional(integer) }),
    ({ state }, _call, { limit = 10 }) => ({
      object: 'list',
      data: state.all('payment_intent').slice(0, limit),
      has_more: false,
    }),
  ),
  route('GET /v1/payment_intents/:id', object({}), findIntent),
  confirmRoute,
  route('POST /v1/refunds', refundParameters, createRefund),
  route('GET /v1/refunds', listParameters, listRefunds),
];

function route<T>(
  path: string,
  read: Reader<T>,
  handle: (account: Account, call: Call, parameters: T) => object,
) {
  return {
    pattern: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]{1,255})')}$`),
    handle: (account: Account, call: Call, form: Form) => handle(account, call, read(form, '')),
  };
}

export interface Request {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
}

/**
 * Carries out a call.
 * @returns the answer
 * @throws {StripeError}
 */
export function handleCall(account: Account, { method, path, query, body, authorization }: Request): object {
  const form = parseForm(new URLSearchParams(method === 'POST' ? body : query));
  const { key, client_secret: secret, ...parameters } = form;
  const isSecret = isSecretKey(account, authorization ?? (typeof key === 'string' ? `Bearer ${key}` : ''));
  const target = `${method} ${path}`;
  const found = routes.find(({ pattern }) => pattern.test(target));
  if (!found)
    throw invalid(
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      {},
      404,
    );
  if (!isSecret && found !== confirmRoute)
    throw invalid(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      { code: 'secret_key_required' },
      401,
    );
  const id = found.pattern.exec(target)?.groups?.id ?? '';
  const clientSecret = secret === undefined ? undefined : text(secret, 'client_secret');
  const view = (answer: object) => (isSecret ? answer : publicView(answer));
  try {
    return view(found.handle(account, { id, isSecret, clientSecret }, parameters));
  } catch (error) {
    if (error instanceof StripeError && error.error.payment_intent)
      error.error.payment_intent = view(error.error.payment_intent);
    throw error;
  }
}

function publicView(intent: object): object {
  const hidden = ['amount_received', 'latest_charge', 'metadata'];
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !hidden.includes(name)));
}

function isSecretKey({ keys: { secretKey, publishableKey } }: Account, authorization: string): boolean {
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
