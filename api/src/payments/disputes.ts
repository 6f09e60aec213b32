import { longDate, money } from '@practice/contract/format';
import { type Dispute, disputeStates, receiptNumber } from '@practice/contract/payments';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { type Payment, StripeEvent } from './payment.entity.ts';

export async function disputesOf(
  paymentId: number,
  now: Pick<StripeEvent, 'happenedAt' | 'dispute'> | undefined,
  within: EntityManager,
): Promise<Dispute[]> {
  const earlier = await within.findBy(StripeEvent, { paymentId, dispute: Not(IsNull()) });
  const told = [...earlier, ...(now ? [now] : [])].flatMap(({ dispute, happenedAt }) =>
    dispute ? [{ dispute, happenedAt }] : [],
  );
  told.sort((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime() || rank(a.dispute) - rank(b.dispute));
  return [...new Map(told.map(({ dispute }) => [dispute.id, dispute])).values()];
}

function rank({ status }: Dispute): number {
  return disputeStates.findIndex(({ value }) => value === status);
}

export function settle(payment: Payment, disputes: readonly Dispute[]): void {
  const { amountCents, refundedCents } = payment;
  const lost = disputes
    .filter(({ status }) => /^(lost|appeal)/.test(status))
    .reduce((sum, each) => sum + each.amount, 0);
  payment.lostCents = Math.min(lost, amountCents);
  if (disputes.some(({ status }) => /^(needs_response|under_review)$/.test(status)))
    payment.status = 'disputed';
  else if (lost > 0) payment.status = lost + refundedCents < amountCents ? 'partially_lost' : 'lost';
  else if (refundedCents === 0) payment.status = 'succeeded';
  else payment.status = refundedCents < amountCents ? 'partially_refunded' : 'refunded';
}

export function disputeAlert(
  { id, customerName, customerEmail }: Payment,
  { status, amount, dueBy }: Dispute,
): string | undefined {
  const buyer = [customerName, customerEmail].filter(Boolean).join(', ') || 'The buyer';
  const what = `${money(amount)} (${receiptNumber(id)})`;
  const by = dueBy ? ` by ${longDate(new Date(dueBy * 1000))}` : '';
  switch (status) {
    case 'warning_needs_response':
      return `${buyer}: the bank asks about ${what}. It has taken no money. Please answer in Stripe’s dashboard${by}, or it may become a dispute.`;
    case 'needs_response':
    case 'appeal_needs_response':
      return `${buyer} disputes ${what}, and the bank has taken the money back for now. Please answer in Stripe’s dashboard${by}; without an answer it’s lost.`;
    case 'lost':
      return `${buyer}: the dispute about ${what} is lost, and the bank keeps the money. It no longer counts as income.`;
    default:
      return undefined;
  }
}
