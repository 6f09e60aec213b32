// @ts-check
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { carryOut } from './calls.mjs';
import { StripeError } from './errors.mjs';

/** @typedef {{ status: number, body: string, isReplayed?: boolean }} Answer */
/** @typedef {Parameters<typeof carryOut>[1]} Request */

/** Answers the API's calls: the same idempotency key gives the same answer, and acts once. @param {import('./state.mjs').Account} account */
export function createAnswerer(account) {
  const { faults, state } = account;
  /** @type {Set<string>} */
  const busy = new Set();

  /** @param {Request} request @param {string | undefined} key for idempotency @returns {Promise<Answer>} */
  async function answer(request, key) {
    if (faults.failNext > 0) {
      faults.failNext -= 1;
      throw outage(faults.failStatus);
    }
    if (!key || request.method !== 'POST') return act(request);
    const fingerprint = `${request.path} ${createHash('sha256').update(request.body).digest('hex')}`;
    const known = state.answers[key];
    if (known?.request === fingerprint) return { status: known.status, body: known.body, isReplayed: true };
    const type = 'idempotency_error';
    if (known) {
      const message = `Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeError(400, { type, message });
    }
    if (busy.has(key)) {
      const message = 'There is currently another in-progress request using this Idempotent Key.';
      throw new StripeError(409, { type, code: 'idempotency_key_in_use', message });
    }
    busy.add(key);
    return act(request, ({ status, body }) => {
      // Wrong parameters do not use a key up; a declined card does.
      if (status === 200 || status === 402)
        state.answers[key] = { request: fingerprint, status, body, at: Date.now() };
    }).finally(() => busy.delete(key));
  }

  /** @param {Request} request @param {(answer: Answer) => void} [keep] before it is saved */
  async function act(request, keep) {
    if (faults.slowMs > 0) await pause(faults.slowMs);
    const answered = attempt(() => carryOut(account, request));
    keep?.(answered);
    await state.save();
    return answered;
  }

  return (/** @type {Parameters<typeof answer>} */ ...call) => answer(...call).catch(refusal);
}

/** @param {() => object} make @returns {Answer} */
function attempt(make) {
  try {
    return { status: 200, body: JSON.stringify(make(), null, 2) };
  } catch (error) {
    return refusal(error);
  }
}

/** @param {unknown} error @returns {Answer} */
function refusal(error) {
  if (!(error instanceof StripeError)) console.error(error);
  const known = error instanceof StripeError ? error : outage(500);
  return { status: known.status, body: JSON.stringify({ error: known.error }, null, 2) };
}

/** @param {number} status */
function outage(status) {
  return status === 429
    ? new StripeError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Request rate limit exceeded.',
      })
    : new StripeError(status, { type: 'api_error', message: 'An unknown error occurred.' });
}
