// @ts-check
/** Charges, which a successful payment makes, and their refunds. */
import { invalid } from './errors.mjs';
import { integer, listOf, metadata, oneOf, required, text } from './parameters.mjs';
import { newObject } from './state.mjs';

/** @typedef {import('./state.mjs').Account} Account */
/** @typedef {import('./state.mjs').Refund} Refund */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */

/** The money of an intent was taken. @param {Account} account @param {import('./state.mjs').Intent} intent */
export function addCharge({ state }, intent) {
  const { id, amount, currency, description } = intent;
  const charge = state.add({
    ...newObject('ch', /** @type {const} */ ('charge')),
    amount,
    amount_refunded: 0,
    currency,
    description,
    metadata: { ...intent.metadata },
    paid: true,
    payment_intent: id,
    refunded: false,
    status: /** @type {const} */ ('succeeded'),
  });
  intent.latest_charge = charge.id;
}

export const refundParameters = {
  payment_intent: required(text),
  amount: integer,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata,
  expand: listOf(text),
};

/** @param {Account} account @param {unknown} _call @param {Read<typeof refundParameters>} given */
export function createRefund({ state, emit }, _call, given) {
  const intent = state.get('payment_intent', given.payment_intent, 'payment_intent');
  const charge = state.find('charge', intent.latest_charge);
  if (!charge) throw invalid(`${intent.id} does not have a successful charge to refund.`);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const left = charge.amount - charge.amount_refunded;
  const { amount = left, metadata = {}, reason = null } = given;
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = state.add({
    ...newObject('re', /** @type {const} */ ('refund')),
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata,
    payment_intent: intent.id,
    reason,
    status: 'succeeded',
  });
  emit('charge.refunded', charge);
  return given.expand?.includes('charge') ? { ...refund, charge } : refund;
}

export const refundsParameters = {
  payment_intent: required(text),
  limit: integer,
  expand: listOf(text),
};

/** Newest first. @param {Account} account @param {unknown} _call @param {Read<typeof refundsParameters>} given */
export function listRefunds({ state }, _call, { payment_intent, limit = 10, expand }) {
  const found = state.all('refund').filter((refund) => refund.payment_intent === payment_intent);
  const shown = found.slice(0, limit).map((refund) => {
    const charge = expand?.includes('data.charge') ? state.find('charge', refund.charge) : undefined;
    return charge ? { ...refund, charge } : refund;
  });
  return { object: 'list', data: shown, has_more: found.length > limit };
}

/** @param {number} cents */
function dollars(cents) {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
