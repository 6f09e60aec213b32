import { money } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { composeEmail } from '../../mail/email.ts';
import { contactDue } from '../contact-time.ts';
import type { Payment } from '../payment.entity.ts';
import { paymentLines } from './payment-lines.ts';

export function paymentAlert(payment: Payment) {
  const { customerName, customerEmail, company } = payment;
  const price = money(payment.amountCents);
  return composeEmail(`New sale: ${payment.serviceType}, ${price}`, [
    `Someone bought the ${payment.serviceType} on your website. ${payment.status === 'refunded' ? paymentMessages.refundedSince : paymentMessages.promised(contactDue(payment))}`,
    ...paymentLines(payment),
    ...(customerName ? [{ label: 'Paid by', value: customerName }] : []),
    ...(company ? [{ label: 'Company', value: company }] : []),
    ...(customerEmail ? [{ label: 'Email', value: customerEmail }] : []),
    { link: 'Open the back office', path: paths.admin },
  ]);
}
