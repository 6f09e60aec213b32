import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { greeting, letter } from '../../mail/email.ts';
import type { Payment } from '../payment.entity.ts';

export function paymentFailed(payment: Payment) {
  return letter('Your payment didn’t go through', greeting(payment.customerName), [
    `Your bank didn’t complete the payment for the ${payment.serviceType}. Nothing was charged.`,
    `You can try again with another card, or call us at ${practice.phone}.`,
    { link: 'See the packages', path: paths.services },
  ]);
}
