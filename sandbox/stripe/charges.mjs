// @ts-check
/** Charges, their refunds and their disputes. */
import { invalid } from './errors.mjs';
import { integer, metadata, oneOf, text } from './parameters.mjs';
import { newObject } from './state.mjs';
import { declines } from './test-cards.mjs';

/** @typedef {import('./state.mjs').Charge} Charge */
/** @typedef {import('./state.mjs').Refund} Refund */
/** @typedef {import('./state.mjs').Dispute} Dispute */
/** @typedef {import('./state.mjs').Account} Account */

/** An attempt to take the money of an intent. @param {Account} account @param {import('./state.mjs').Intent} intent @returns {Charge} */
export function addCharge({ state }, intent) {
  const { amount, currency, description, payment_method, receipt_email } = intent;
  const method = state.find('payment_method', payment_method);
  const { type = '', card, us_bank_account } = method ?? {};
  const charge = state.add({
    ...newObject('ch', /** @type {const} */ ('charge')),
    amount,
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: method?.billing_details ?? {},
    captured: false,
    currency,
    description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    metadata: { ...intent.metadata },
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method,
    payment_method_details: { type, [type]: card ?? us_bank_account },
    receipt_email,
    refunded: false,
    status: /** @type {const} */ ('pending'),
  });
  intent.latest_charge = charge.id;
  return charge;
}

/** It is known whether the money comes. @param {Account} account @param {Charge} charge @param {string} [reason] why it does not */
export function settleCharge(account, charge, reason) {
  const { code = null, decline_code = code, message = null } = declines[reason ?? ''] ?? {};
  Object.assign(charge, {
    amount_captured: reason ? 0 : charge.amount,
    captured: !reason,
    failure_code: code,
    failure_message: message,
    outcome: {
      network_status: reason ? 'declined_by_network' : 'approved_by_network',
      reason: decline_code,
      risk_level: 'normal',
      seller_message: message ?? 'Payment complete.',
      type: reason ? 'issuer_declined' : 'authorized',
    },
    paid: !reason,
    status: reason ? 'failed' : 'succeeded',
  });
  account.emit(`charge.${charge.status}`, charge);
}

/** The buyer's bank wants the money back. @param {Account} account @param {Charge} charge */
export function openDispute(account, charge) {
  const { id, amount, currency, payment_intent } = charge;
  charge.disputed = true;
  const dispute = account.state.add({
    ...newObject('du', /** @type {const} */ ('dispute')),
    amount,
    charge: id,
    currency,
    metadata: {},
    payment_intent,
    reason: 'fraudulent',
    status: /** @type {const} */ ('needs_response'),
  });
  account.emit('charge.dispute.created', dispute);
}

export const refundParameters = {
  payment_intent: text,
  charge: text,
  amount: integer,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  metadata,
};

/** @param {Account} account @param {unknown} _call @param {import('./parameters.mjs').Read<typeof refundParameters>} given */
export function createRefund(account, _call, given) {
  const charge = chargeToRefund(account, given);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
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
  const refund = account.state.add({
    ...newObject('re', /** @type {const} */ ('refund')),
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
  });
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}

/** @param {Account} account @param {{ payment_intent?: string, charge?: string }} given */
function chargeToRefund({ state }, { payment_intent: intentId, charge: chargeId }) {
  if (!intentId && !chargeId)
    throw invalid('One of these should be provided: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const intent = intentId ? state.get('payment_intent', intentId, 'payment_intent') : undefined;
  const id = chargeId ?? intent?.latest_charge;
  const charge = id ? state.get('charge', id, 'charge') : undefined;
  if (charge?.status === 'succeeded' && (!intent || charge.payment_intent === intent.id)) return charge;
  throw invalid(`${intentId ?? chargeId} does not have a successful charge to refund.`);
}

/** @param {number} cents */
function dollars(cents) {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
