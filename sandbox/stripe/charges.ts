import { type Call, invalid, isExpanded, metadataOf, required } from './calls.ts';
import {
  type Account,
  type Charge,
  type Dispute,
  type Intent,
  type MethodDetails,
  newObject,
  now,
} from './state.ts';

export function addCharge(
  { state, emit }: Account,
  intent: Intent,
  payment_method_details: MethodDetails | undefined,
): Charge {
  const { id, amount, currency, metadata } = intent;
  const charge = state.add<Charge>({
    ...newObject('ch', 'charge' as const),
    amount,
    amount_refunded: 0,
    currency,
    metadata,
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
  emit('charge.refunded', charge, refund.metadata);
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

const day = 24 * 3_600;

export function addDispute(
  { state, emit }: Account,
  { id, amount, currency, payment_intent }: Charge,
  isInquiry: boolean,
) {
  const dispute = state.add<Dispute>({
    ...newObject('du', 'dispute' as const),
    amount,
    charge: id,
    currency,
    payment_intent,
    reason: 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    evidence_details: { due_by: now() + 9 * day },
  });
  emit('charge.dispute.created', dispute);
  if (!isInquiry) emit('charge.dispute.funds_withdrawn', dispute);
}

export function listDisputes({ state }: Account, { form }: Call): object {
  const intent = form.get('payment_intent');
  const data = state.all('dispute').filter((each) => !intent || each.payment_intent === intent);
  return { object: 'list', data, has_more: false };
}

export function updateDispute(account: Account, { id, form }: Call): Dispute {
  const dispute = account.state.get('dispute', id, 'dispute');
  const isWinning = form.get('evidence[uncategorized_text]') === 'winning_evidence';
  return end(account, dispute, isWinning ? 'won' : 'lost');
}

export function closeDispute(account: Account, { id }: Call): Dispute {
  return end(account, account.state.get('dispute', id, 'dispute'), 'lost');
}

function end(account: Account, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  const { emit } = account;
  const tookMoney = !isInquiry(dispute);
  dispute.status = tookMoney ? outcome : 'warning_closed';
  emit('charge.dispute.closed', dispute);
  if (tookMoney && outcome === 'won') emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function isInquiry({ status }: Dispute): boolean {
  return status.startsWith('warning_');
}
