import { confirmIntent } from './confirm.ts';
import { invalid, StripeError } from './errors.ts';
import { type Call, createIntent, listIntents, retrieveIntent } from './payments.ts';
import { createRefund, listRefunds } from './refunds.ts';
import type { Account } from './state.ts';

const confirmRoute = route('POST /v1/payment_intents/:id/confirm', confirmIntent);
const routes = [
  route('POST /v1/payment_intents', createIntent),
  route('GET /v1/payment_intents', listIntents),
  route('GET /v1/payment_intents/:id', retrieveIntent),
  confirmRoute,
  route('POST /v1/refunds', createRefund),
  route('GET /v1/refunds', listRefunds),
];

function route(path: string, handle: (account: Account, call: Call) => object) {
  return { pattern: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]{1,255})')}$`), handle };
}

export interface Request {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
}

/** Returns the answer, or throws a `StripeError`. */
export function handleCall(account: Account, { method, path, query, body, authorization }: Request): object {
  const form = new URLSearchParams(method === 'POST' ? body : query);
  const isSecret = isSecretKey(account, authorization ?? form.get('key') ?? '');
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
  const view = (answer: object) => (isSecret ? answer : publicView(answer));
  try {
    return view(found.handle(account, { id, isSecret, form }));
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
