// @ts-check
import { createHash } from 'node:crypto';
import { StripeError } from './errors.mjs';

/** @typedef {{ status: number, body: string, isReplayed?: boolean }} Answer */

/** The same key gives the same answer, and acts once. @param {import('./state.mjs').State} state */
export function createIdempotency(state) {
  /** @type {Set<string>} */
  const busy = new Set();

  return {
    /**
     * @param {string} key @param {{ path: string, body: string }} request
     * @param {(keep: (answer: Answer) => void) => Promise<Answer>} act says by `keep` that its answer is final
     * @returns {Promise<Answer>}
     */
    async once(key, { path, body }, act) {
      if (key.length > 255) throw idempotencyError(400, 'Idempotency keys can have at most 255 characters.');
      const request = `${path} ${createHash('sha256').update(body).digest('hex')}`;
      const known = state.answers[key];
      if (known) {
        if (known.request === request) return { status: known.status, body: known.body, isReplayed: true };
        const [before] = known.request.split(' ');
        throw idempotencyError(
          400,
          before === path
            ? `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
            : `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before}'). Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      }
      if (busy.has(key))
        throw idempotencyError(
          409,
          'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.',
          'idempotency_key_in_use',
        );
      busy.add(key);
      try {
        return await act(({ status, body: answered }) => {
          state.answers[key] = { request, status, body: answered, at: Date.now() };
        });
      } finally {
        busy.delete(key);
      }
    },
  };
}

/** @param {number} status @param {string} message @param {string} [code] */
function idempotencyError(status, message, code) {
  return new StripeError(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) });
}
