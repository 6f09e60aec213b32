import { money } from '@practice/contract/format';
import { paymentMessages } from '@practice/contract/payment-messages';
import { receiptNumber } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';
import type { Payment } from '../payment.entity.ts';

export interface RefundAmounts {
  /** Cents of this refund. */
  part: number;
  /** Cents of all refunds so far. */
  total: number;
}

export function paymentRefunded(payment: Payment, { part, total }: RefundAmounts) {
  const inAll = total > part ? ` That makes ${money(total)} in all.` : '';
  return letter(`Your refund from ${practice.name}`, greeting(payment.customerName), [
    `We’ve refunded ${money(part)} of your payment for the ${payment.serviceType}.${inAll} ${paymentMessages.refundTakes}`,
    { label: 'Receipt', value: receiptNumber(payment.id) },
  ]);
}
