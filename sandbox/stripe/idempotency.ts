import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { handleCall, type Request } from './calls.ts';
import { StripeError } from './errors.ts';
import type { Account } from './state.ts';

interface Answer {
  status: number;
  body: string;
  isReplayed?: boolean;
}

/** Answers calls. Calls with the same idempotency key are carried out once and get the same answer. */
export function createAnswerer(account: Account) {
  const { faults, state } = account;
  const running = new Set<string>();

  async function answer(request: Request, key: string | undefined): Promise<Answer> {
    if (faults.failNext > 0) {
      faults.failNext -= 1;
      throw outage(faults.failStatus);
    }
    if (!key || request.method !== 'POST') return carryOut(request);
    const fingerprint = `${request.path} ${createHash('sha256').update(request.body).digest('hex')}`;
    const saved = state.answers[key];
    if (saved?.request === fingerprint) return { status: saved.status, body: saved.body, isReplayed: true };
    const type = 'idempotency_error';
    if (saved) {
      const message = `Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeError(400, { type, message });
    }
    if (running.has(key)) {
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      throw new StripeError(409, { type, code: 'idempotency_key_in_use', message });
    }
    running.add(key);
    return carryOut(request, ({ status, body }) => {
      // Wrong parameters do not use up a key. A declined card does.
      if (status === 200 || status === 402) state.answers[key] = { request: fingerprint, status, body };
    }).finally(() => running.delete(key));
  }

  async function carryOut(request: Request, remember?: (answer: Answer) => void): Promise<Answer> {
    if (faults.slowMs > 0) await sleep(faults.slowMs);
    let answered: Answer;
    try {
      answered = { status: 200, body: JSON.stringify(handleCall(account, request), null, 2) };
    } catch (error) {
      answered = errorAnswer(error);
    }
    remember?.(answered);
    await state.save();
    return answered;
  }

  return (request: Request, key: string | undefined) => answer(request, key).catch(errorAnswer);
}

function errorAnswer(thrown: unknown): Answer {
  if (!(thrown instanceof StripeError)) console.error(thrown);
  const { status, error } = thrown instanceof StripeError ? thrown : outage(500);
  return { status, body: JSON.stringify({ error }, null, 2) };
}

function outage(status: number): StripeError {
  return status === 429
    ? new StripeError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded.',
      })
    : new StripeError(status, { type: 'api_error', message: 'An unknown error occurred.' });
}
