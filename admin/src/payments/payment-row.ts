import { dollars } from '@practice/contract/format';
import { labelOf } from '@practice/contract/options';
import { type AdminPayment, type AdminPaymentDetails, disputeStates } from '@practice/contract/payments';

export type PaymentRow = AdminPayment & Partial<AdminPaymentDetails>;

export const buyerOf = ({ customerName, customerEmail }: AdminPayment): string =>
  customerName ?? customerEmail ?? 'Unknown buyer';

export const firstNameOf = (payment: AdminPayment): string =>
  payment.customerName?.split(' ')[0] || buyerOf(payment);

export function dollarsTyped(typed: string): number {
  const [, amount] = /^\s*\$?\s*((?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?)\s*$/.exec(typed) ?? [];
  return amount && /\d/.test(amount) ? Number(amount.replaceAll(',', '')) : Number.NaN;
}

// How far Stripe's clock may be behind ours, in milliseconds.
const slack = 60_000;

export function historyOf({ events, refunds }: Pick<AdminPaymentDetails, 'events' | 'refunds'>) {
  const reported = [...events];
  for (const { createdAt } of refunds) {
    const since = Date.parse(createdAt) - slack;
    const index = reported.findIndex(
      ({ type, happenedAt }) => type === 'charge.refunded' && Date.parse(happenedAt) >= since,
    );
    if (index >= 0) reported.splice(index, 1);
  }
  // Stripe's times are whole seconds, so events within one are sorted by type, in the order they occur.
  const types = Object.keys(words);
  reported.sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
  return [
    ...reported.map(({ id, type, happenedAt, dispute }) => ({
      id,
      text: words[type] ?? (dispute ? labelOf(disputeStates, dispute.status) : type),
      at: happenedAt,
    })),
    ...refunds.map(({ id, author, amount, reason, createdAt }) => ({
      id,
      text: `${author} refunded ${dollars(amount)}: ${reason}`,
      at: createdAt,
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const words: Record<string, string | undefined> = {
  'payment_intent.created': 'Checkout opened',
  'payment_intent.requires_action': 'Bank asked for a second step',
  'payment_intent.processing': 'Bank is processing it',
  'payment_intent.payment_failed': 'Payment failed',
  'payment_intent.succeeded': 'Paid',
  'payment_intent.canceled': 'Canceled',
  'charge.succeeded': 'Card charged',
  'charge.refunded': 'Refunded',
  'refund.failed': 'Refund sent back by the bank',
  'charge.dispute.created': undefined,
  'charge.dispute.updated': undefined,
  'charge.dispute.funds_withdrawn': 'Money taken back by the bank',
  'charge.dispute.closed': undefined,
  'charge.dispute.funds_reinstated': 'Money returned by the bank',
};
