import { type Call, invalid, isExpanded, metadataOf, required } from './calls.ts';
import { type Account, type Charge, type Intent, type MethodDetails, newObject } from './state.ts';

export function addCharge(
  { state, emit }: Account,
  intent: Intent,
  payment_method_details: MethodDetails | undefined,
): Charge {
  const { id, amount, currency } = intent;
  const charge = state.add<Charge>({
    ...newObject('ch', 'charge' as const),
    amount,
    amount_refunded: 0,
    currency,
    payment_intent: id,
    ...(payment_method_details && { payment_method_details }),
    refunded: false,
  });
  intent.latest_charge = charge.id;
  emit('charge.succeeded', charge);
  return charge;
}

export function createRefund({ state, emit }: Account, { form }: Call): object {
  const intent = state.get('payment_intent', required(form, 'payment_intent'), 'payment_intent');
  const charge = state.find('charge', intent.latest_charge);
  if (!charge) throw invalid(`${intent.id} does not have a successful charge to refund.`);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const remaining = charge.amount - charge.amount_refunded;
  const amount = Number(form.get('amount') ?? remaining);
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
    metadata: metadataOf(form),
    payment_intent: intent.id,
    status: 'succeeded',
  });
  emit('charge.refunded', charge);
  return isExpanded(form, 'charge') ? { ...refund, charge } : refund;
}

export function listRefunds({ state }: Account, { form }: Call): object {
  const id = required(form, 'payment_intent');
  const refunds = state.all('refund').filter((refund) => refund.payment_intent === id);
  const limit = Number(form.get('limit') ?? 10);
  const data = refunds.slice(0, limit).map((refund) => {
    const charge = isExpanded(form, 'data.charge') ? state.find('charge', refund.charge) : undefined;
    return charge ? { ...refund, charge } : refund;
  });
  return { object: 'list', data, has_more: refunds.length > limit };
}

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
