import { invalid, noSuch } from './calls.ts';
import type { MethodDetails } from './state.ts';

interface Behavior {
  declines?: { code: string; decline_code: string; message: string };
  needsSecondStep?: boolean;
  isDelayed?: boolean;
  disputed?: 'by the buyer' | 'inquiry';
}

const methods: readonly [name: string, number: string, behavior: Behavior][] = [
  ['pm_card_visa', '4242424242424242', {}],
  ['pm_card_chargeDeclined', '4000000000000002', declined('generic_decline', 'Your card was declined.')],
  ['pm_card_authenticationRequired', '4000002500003155', { needsSecondStep: true }],
  ['pm_card_createDispute', '4000000000000259', { disputed: 'by the buyer' }],
  ['pm_card_createDisputeInquiry', '4000000000001976', { disputed: 'inquiry' }],
  ['pm_usBankAccount', '000123456789', { isDelayed: true }],
];

const otherNumber = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

function declined(decline_code: string, message: string): Behavior {
  return { declines: { code: 'card_declined', decline_code, message } };
}

export function behaviorOf(form: URLSearchParams): Behavior & { details: MethodDetails } {
  const name = form.get('payment_method');
  const number =
    form.get('payment_method_data[card][number]')?.replaceAll(/[\s-]/g, '') ??
    form.get('payment_method_data[us_bank_account][account_number]');
  if (name === null && number === null)
    throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
    });
  const found = methods.find(([knownName, knownNumber]) => knownName === name || knownNumber === number);
  if (!found && name !== null) throw noSuch('PaymentMethod', name, 'payment_method');
  const [, usedNumber, behavior] = found ?? ['', number ?? '', otherNumber];
  return { ...behavior, details: detailsOf(usedNumber) };
}

function detailsOf(number: string): MethodDetails {
  const last4 = number.slice(-4);
  return number.startsWith('4')
    ? { type: 'card', card: { brand: 'visa', last4 } }
    : { type: 'us_bank_account', us_bank_account: { last4 } };
}
