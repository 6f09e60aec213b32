import { confirmIntent } from './confirm.ts';
import { closeDispute, listDisputes, updateDispute } from './disputes.ts';
import { invalid } from './errors.ts';
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
  route('GET /v1/disputes', listDisputes),
  route('POST /v1/disputes/:id', updateDispute),
  route('POST /v1/disputes/:id/close', closeDispute),
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

export function handleCall(account: Account, { method, path, query, body, authorization }: Request): object {
  const form = new URLSearchParams(method === 'POST' ? body : query);
  const isSecret = isSecretKey(account, authorization ?? form.get('key') ?? '');
  const target = `${method} ${path}`;
  const found = routes.find(({ pattern }) => pattern.test(target));
  if (!found) throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
  if (!isSecret && found !== confirmRoute)
    throw invalid('This API call cannot be made with a publishable API key.', {}, 401);
  const id = found.pattern.exec(target)?.groups?.id ?? '';
  return found.handle(account, { id, isSecret, form });
}

function isSecretKey({ keys: { secretKey, publishableKey } }: Account, authorization: string): boolean {
  const given = authorization.replace(/^Bearer /i, '');
  if (given === secretKey || given === publishableKey) return given === secretKey;
  throw invalid('Invalid API Key provided.', {}, 401);
}
