import type { Call } from './calls.ts';
import { type Account, type Charge, type Dispute, newObject, now } from './state.ts';

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
