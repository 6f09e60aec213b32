// @ts-check

/**
 * @typedef {object} ErrorBody
 * @property {'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'} type
 * @property {string} message
 * @property {string} [code]
 * @property {string} [param]
 * @property {string} [decline_code]
 * @property {string} [charge]
 * @property {import('stripe').Stripe.PaymentIntent} [payment_intent]
 */

/** An answer other than 200, in Stripe's shape. */
export class StripeError extends Error {
  /** @param {number} status @param {ErrorBody} error */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** @param {string} message @param {Partial<ErrorBody>} [more] */
export function invalidRequest(message, more = {}) {
  return new StripeError(400, { type: 'invalid_request_error', message, ...more });
}

/** @param {string} message @param {string} [code] */
export function unauthorized(message, code) {
  return new StripeError(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}

/** @param {string} kind @param {string} id @param {string} [param] */
export function noSuch(kind, id, param = 'id') {
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** A card that Stripe does not even try. @param {string} message @param {string} code @param {string} param */
export function wrongCard(message, code, param) {
  return new StripeError(402, { type: 'card_error', message, code, param });
}
