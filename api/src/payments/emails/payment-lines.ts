import { longDate, money } from '@practice/contract/format';
import { cardName, receiptNumber } from '@practice/contract/payments';
import type { Line } from '../../mail/email.ts';
import type { Payment } from '../payment.entity.ts';

export function paymentLines(payment: Payment): Line[] {
  const { id, serviceType, amountCents, paymentDate } = payment;
  const card = cardName(payment);
  return [
    { label: 'Receipt', value: receiptNumber(id) },
    { label: 'Service', value: serviceType },
    { label: 'Amount', value: money(amountCents) },
    ...(card ? [{ label: 'Paid with', value: card }] : []),
    ...(paymentDate ? [{ label: 'Date', value: longDate(paymentDate) }] : []),
  ];
}
