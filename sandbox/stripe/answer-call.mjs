// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { prepareCall } from './calls.mjs';
import { StripeError } from './errors.mjs';
import { createIdempotency } from './idempotency.mjs';

/** @typedef {import('./idempotency.mjs').Answer} Answer */

/**
 * @param {{ account: import('./account.mjs').Account, faults: import('./faults.mjs').Faults, keys: import('./calls.mjs').Keys }} options
 */
export function createAnswerer({ account, faults, keys }) {
  const idempotency = createIdempotency(account.state);

  /**
   * @param {Parameters<typeof prepareCall>[2] & { idempotencyKey: string | undefined }} request
   * @returns {Promise<Answer>}
   */
  return async function answerCall({ idempotencyKey, ...request }) {
    try {
      if (faults.failNext > 0) {
        faults.failNext -= 1;
        throw outage(faults.failStatus);
      }
      const act = async (/** @type {(answer: Answer) => void} */ keep = () => {}) => {
        if (faults.slowMs > 0) await pause(faults.slowMs);
        const carryOut = prepareCall(account, keys, request);
        const answer = answerOf(carryOut);
        keep(answer);
        await account.state.save();
        return answer;
      };
      if (request.method !== 'POST' || !idempotencyKey) return await act();
      return await idempotency.once(idempotencyKey, request, act);
    } catch (error) {
      return refusal(error);
    }
  };
}

/** @param {() => object} carryOut @returns {Answer} */
function answerOf(carryOut) {
  try {
    return { status: 200, body: JSON.stringify(carryOut(), null, 2) };
  } catch (error) {
    return refusal(error);
  }
}

/** @param {unknown} error @returns {Answer} */
function refusal(error) {
  const known = error instanceof StripeError ? error : outage(500);
  if (known !== error) console.error(error);
  return { status: known.status, body: JSON.stringify({ error: known.error }, null, 2) };
}

/** @param {number} status */
function outage(status) {
  return status === 429
    ? new StripeError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message:
          'Request rate limit exceeded. Learn more about rate limits here: https://stripe.com/docs/rate-limits.',
      })
    : new StripeError(status, {
        type: 'api_error',
        message: 'An unknown error occurred. Please try again later.',
      });
}
