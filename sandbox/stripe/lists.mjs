// @ts-check
import { invalidRequest, noSuch } from './errors.mjs';
import { integer, text, timeRange } from './parameters.mjs';

/** @typedef {import('./account.mjs').Account} Account */

const common = { limit: integer, starting_after: text, ending_before: text, created: timeRange };

export const intentListParameters = common;
export const refundListParameters = { ...common, payment_intent: text, charge: text };
export const eventListParameters = { ...common, type: text };

/**
 * Newest first, in pages that are named by the id beside them.
 * @template {{ id: string, created: number }} T @param {T[]} all @param {string} url
 * @param {import('./parameters.mjs').Read<typeof common>} given
 */
export function listOfObjects(
  all,
  url,
  { limit = 10, created, starting_after: after, ending_before: before },
) {
  if (limit < 1 || limit > 100)
    throw invalidRequest('This value must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  const found = created ? all.filter((object) => created(object.created)) : all;
  const placeOf = (/** @type {string} */ id, /** @type {string} */ param) => {
    const place = found.findIndex((object) => object.id === id);
    if (place < 0) throw noSuch('object', id, param);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: found.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  return {
    object: 'list',
    data: found.slice(start, start + limit),
    has_more: found.length > start + limit,
    url,
  };
}

/** @param {Account} account @param {unknown} _call @param {import('./parameters.mjs').Read<typeof common>} given */
export function listIntents({ state }, _call, given) {
  return listOfObjects(state.all('payment_intent'), '/v1/payment_intents', given);
}

/** @param {Account} account @param {unknown} _call @param {import('./parameters.mjs').Read<typeof refundListParameters>} given */
export function listRefunds({ state }, _call, { payment_intent: intent, charge, ...page }) {
  const refunds = state
    .all('refund')
    .filter(
      (refund) => (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge),
    );
  return listOfObjects(refunds, '/v1/refunds', page);
}

/** @param {Account} account @param {unknown} _call @param {import('./parameters.mjs').Read<typeof eventListParameters>} given */
export function listEvents({ state }, _call, { type, ...page }) {
  return listOfObjects(
    state.all('event').filter((event) => !type || event.type === type),
    '/v1/events',
    page,
  );
}
