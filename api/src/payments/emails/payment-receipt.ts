import { paths } from '@practice/contract/paths';
import { paymentMessages } from '@practice/contract/payment-messages';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';
import { contactDue } from '../contact-time.ts';
import type { Payment } from '../payment.entity.ts';
import { paymentLines } from './payment-lines.ts';

export function paymentReceipt(payment: Payment) {
  const hasAccount = payment.userId !== null;
  const next = [
    `${paymentMessages.contact(contactDue(payment))} Or ${hasAccount ? '' : 'create an account with this email address and '}pick a day yourself.`,
    hasAccount
      ? { link: 'Schedule your visit', path: paths.bookAppointment }
      : { link: paymentMessages.createAccount, path: paths.registerToBook },
  ];
  return letter(`Your receipt from ${practice.name}`, greeting(payment.customerName), [
    `Thank you for your purchase. Your receipt is attached.`,
    ...paymentLines(payment),
    ...(payment.status === 'refunded' ? [paymentMessages.refundedSince] : next),
  ]);
}
