import { dollars, longDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { cardName, receiptNumber } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import { composeEmail, type Email, greeting, type Line, signature } from '../mail/email.ts';
import { contactDue } from './contact-time.ts';
import type { Payment } from './payment.entity.ts';

export interface RefundAmounts {
  /** Cents of this refund. */
  part: number;
  /** Cents of all refunds of the payment so far. */
  total: number;
}

export function paymentReceipt(payment: Payment): Email {
  const hasAccount = payment.userId !== null;
  const next = [
    `${paymentMessages.contact(contactDue(payment))} Or ${hasAccount ? '' : 'create an account with this email address and '}pick a day yourself.`,
    hasAccount
      ? { link: 'Schedule your visit', path: paths.bookAppointment }
      : { link: paymentMessages.createAccount, path: paths.registerToBook },
  ];
  return composeEmail(`Your receipt from ${practice.name}`, [
    greeting(payment.customerName),
    `Thank you for your purchase. Your receipt is attached.`,
    ...paymentLines(payment),
    ...(payment.status === 'refunded' ? [paymentMessages.refundedSince] : next),
    signature,
  ]);
}

export function paymentAlert(payment: Payment): Email {
  const { customerName, customerEmail, company } = payment;
  const price = dollars(Number(payment.amount));
  return composeEmail(`New sale: ${payment.serviceType}, ${price}`, [
    `Someone bought the ${payment.serviceType} on your website. ${payment.status === 'refunded' ? paymentMessages.refundedSince : paymentMessages.promised(contactDue(payment))}`,
    ...paymentLines(payment),
    ...(customerName ? [{ label: 'Paid by', value: customerName }] : []),
    ...(company ? [{ label: 'Company', value: company }] : []),
    ...(customerEmail ? [{ label: 'Email', value: customerEmail }] : []),
    { link: 'Open the back office', path: paths.admin },
  ]);
}

export function paymentFailed(payment: Payment): Email {
  return composeEmail('Your payment didn’t go through', [
    greeting(payment.customerName),
    `Your bank didn’t complete the payment for the ${payment.serviceType}. Nothing was charged.`,
    `You can try again with another card, or call us at ${practice.phone}.`,
    { link: 'See the packages', path: paths.services },
    signature,
  ]);
}

export function paymentRefunded(payment: Payment, { part, total }: RefundAmounts): Email {
  const inAll = total > part ? ` That makes ${dollars(total / 100)} in all.` : '';
  return composeEmail(`Your refund from ${practice.name}`, [
    greeting(payment.customerName),
    `We’ve refunded ${dollars(part / 100)} of your payment for the ${payment.serviceType}.${inAll} ${paymentMessages.refundTakes}`,
    { label: 'Receipt', value: receiptNumber(payment.id) },
    signature,
  ]);
}

function paymentLines(payment: Payment): Line[] {
  const { id, serviceType, amount, paymentDate } = payment;
  const card = cardName(payment);
  return [
    { label: 'Receipt', value: receiptNumber(id) },
    { label: 'Service', value: serviceType },
    { label: 'Amount', value: dollars(Number(amount)) },
    ...(card ? [{ label: 'Paid with', value: card }] : []),
    ...(paymentDate ? [{ label: 'Date', value: longDate(paymentDate) }] : []),
  ];
}
