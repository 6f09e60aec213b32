import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { handleCall, type Request } from './calls.ts';
import { StripeError } from './errors.ts';
import type { Account } from './state.ts';

interface Answer {
  status: number;
  body: string;
}

export async function answerCall(
  account: Account,
  request: Request,
  key: string | undefined,
): Promise<Answer> {
  const { faults, state } = account;
  if (faults.slowMs > 0) await sleep(faults.slowMs);
  if (faults.failNext > 0) {
    faults.failNext -= 1;
    return errorAnswer(outage(faults.failStatus));
  }
  const fingerprint = `${request.path} ${createHash('sha256').update(request.body).digest('hex')}`;
  const isKeyed = key !== undefined && request.method === 'POST';
  const saved = isKeyed ? state.answers[key] : undefined;
  if (saved?.request === fingerprint) return { status: saved.status, body: saved.body };
  if (saved) {
    const message =
      'Keys for idempotent requests can only be used with the parameters they were first used with.';
    return errorAnswer(new StripeError(400, { type: 'idempotency_error', message }));
  }
  const answer = carryOut(account, request);
  // Wrong parameters do not use up a key. A declined card does.
  if (isKeyed && (answer.status === 200 || answer.status === 402))
    state.answers[key] = { request: fingerprint, ...answer };
  await state.save();
  return answer;
}

function carryOut(account: Account, request: Request): Answer {
  try {
    return { status: 200, body: JSON.stringify(handleCall(account, request), null, 2) };
  } catch (error) {
    if (error instanceof StripeError) return errorAnswer(error);
    console.error(error);
    return errorAnswer(outage(500));
  }
}

function errorAnswer({ status, error }: StripeError): Answer {
  return { status, body: JSON.stringify({ error }, null, 2) };
}

function outage(status: number): StripeError {
  return new StripeError(status, { type: 'api_error', message: 'An unknown error occurred.' });
}
