// @ts-check
import { invalidRequest, noSuch } from './errors.mjs';
import { integer, metadata, oneOf, text } from './parameters.mjs';
import { newId, now } from './state.mjs';

/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./state.mjs').Refund} Refund */

export const refundParameters = {
  payment_intent: text,
  charge: text,
  amount: integer,
  reason: oneOf(/** @type {const} */ (['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata,
};

/** @param {Account} account @param {import('./account.mjs').Call} _call @param {import('./parameters.mjs').Read<typeof refundParameters>} given @returns {Refund} */
export function createRefund(account, _call, given) {
  const charge = chargeToRefund(account, given);
  if (charge.refunded)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const left = charge.amount - charge.amount_refunded;
  const { amount = left } = given;
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than ${charge.amount_refunded > 0 ? 'unrefunded amount on charge' : 'charge amount'} (${dollars(left)})`,
      { param: 'amount' },
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = account.state.add(
    /** @type {Refund} */ ({
      id: newId('re'),
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      customer: null,
      customer_account: null,
      metadata: given.metadata ?? {},
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      reason: given.reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    }),
  );
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}

/** @param {Account} account @param {import('./account.mjs').Call} call */
export function findRefund({ state }, { id }) {
  const refund = state.find('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
}

/** @param {Account} account @param {{ payment_intent?: string, charge?: string }} given */
function chargeToRefund({ state }, { payment_intent: intentId, charge: chargeId }) {
  if (!intentId && !chargeId)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      {
        code: 'parameter_missing',
      },
    );
  const intent = intentId ? state.find('payment_intent', intentId) : undefined;
  if (intentId && !intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = state.find('charge', chargeId ?? intent?.latest_charge ?? '');
  if (chargeId && !charge) throw noSuch('charge', chargeId, 'charge');
  if (charge?.status === 'succeeded' && (!intent || charge.payment_intent === intent.id)) return charge;
  throw invalidRequest(
    intent
      ? `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`
      : `Charge ${chargeId} cannot be refunded, because it did not succeed.`,
  );
}

/** @param {number} cents */
function dollars(cents) {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}
