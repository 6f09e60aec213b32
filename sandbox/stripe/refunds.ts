/** Charges, one for each successful payment, and their refunds. */
import { invalid } from './errors.ts';
import { integer, metadata, object, oneOf, optional, text, texts } from './parameters.ts';
import type { Call } from './payments.ts';
import { type Account, type Intent, newObject } from './state.ts';

export function addCharge({ state }: Account, intent: Intent): void {
  const { id, amount, currency, description } = intent;
  const charge = state.add({
    ...newObject('ch', 'charge' as const),
    amount,
    amount_refunded: 0,
    currency,
    description,
    metadata: { ...intent.metadata },
    paid: true,
    payment_intent: id,
    refunded: false,
    status: 'succeeded',
  });
  intent.latest_charge = charge.id;
}

export const refundParameters = object({
  payment_intent: text,
  amount: optional(integer),
  reason: optional(oneOf('requested_by_customer')),
  metadata: optional(metadata),
  expand: optional(texts),
});

export function createRefund(
  { state, emit }: Account,
  _call: Call,
  given: ReturnType<typeof refundParameters>,
): object {
  const intent = state.get('payment_intent', given.payment_intent, 'payment_intent');
  const charge = state.find('charge', intent.latest_charge);
  if (!charge) throw invalid(`${intent.id} does not have a successful charge to refund.`);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const remaining = charge.amount - charge.amount_refunded;
  const { amount = remaining, metadata = {}, reason = null } = given;
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > remaining)
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(remaining)})`,
      { param: 'amount' },
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = state.add({
    ...newObject('re', 'refund' as const),
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

export const listParameters = object({
  payment_intent: text,
  limit: optional(integer),
  expand: optional(texts),
});

export function listRefunds(
  { state }: Account,
  _call: Call,
  { payment_intent, limit = 10, expand }: ReturnType<typeof listParameters>,
): object {
  const refunds = state.refundsOf(payment_intent);
  const data = refunds.slice(0, limit).map((refund) => {
    const charge = expand?.includes('data.charge') ? state.find('charge', refund.charge) : undefined;
    return charge ? { ...refund, charge } : refund;
  });
  return { object: 'list', data, has_more: refunds.length > limit };
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
