// @ts-check

/** @typedef {{ code?: string, param?: string, decline_code?: string, payment_intent?: object }} Details */

/** An answer other than 200, in Stripe's shape. */
export class StripeError extends Error {
  /** @param {number} status @param {{ type: string, message: string } & Details} error */
  constructor(status, error) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** @param {string} message @param {Details} [details] @param {number} [status] */
export function invalid(message, details, status = 400) {
  return new StripeError(status, { type: 'invalid_request_error', message, ...details });
}

/** @param {string} kind @param {string} id @param {string} [param] */
export function noSuch(kind, id, param = 'id') {
  return invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}

/** @param {string} message @param {Details} details */
export function cardError(message, details) {
  return new StripeError(402, { type: 'card_error', message, ...details });
}
