/** The payment methods for tests, with the names and numbers that Stripe gives them, and what a payment with each of them does. */
import { invalid, noSuch } from './errors.ts';
import type { MethodDetails } from './state.ts';

interface Behavior {
  declines?: { code: string; decline_code: string; message: string };
  /** The buyer has to confirm it with the bank. */
  needsSecondStep?: boolean;
  isDelayed?: boolean;
}

const methods: { name: string; number: string; behavior: Behavior }[] = [
  { name: 'pm_card_visa', number: '4242424242424242', behavior: {} },
  {
    name: 'pm_card_chargeDeclined',
    number: '4000000000000002',
    behavior: declined('generic_decline', 'Your card was declined.'),
  },
  {
    name: 'pm_card_authenticationRequired',
    number: '4000002500003155',
    behavior: { needsSecondStep: true },
  },
  { name: 'pm_usBankAccount', number: '000123456789', behavior: { isDelayed: true } },
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
  const found = methods.find((method) => method.name === name || method.number === number);
  if (!found && name !== null) throw noSuch('PaymentMethod', name, 'payment_method');
  return { ...(found?.behavior ?? otherNumber), details: detailsOf(found?.number ?? number ?? '') };
}

/** All test cards are Visa cards. */
function detailsOf(number: string): MethodDetails {
  const last4 = number.slice(-4);
  return number.startsWith('4')
    ? { type: 'card', card: { brand: 'visa', last4 } }
    : { type: 'us_bank_account', us_bank_account: { last4 } };
}
