// @ts-check
import { cardBrand, hasCheckDigit } from './browser/fields.mjs';
import { cardError, invalid, noSuch } from './errors.mjs';
import { email, emptyable, hash, integer, metadata, oneOf, required, text } from './parameters.mjs';
import { newObject } from './state.mjs';
import { testAccounts, testCards } from './test-cards.mjs';

/** @typedef {import('./state.mjs').State} State */
/** @typedef {{ behavior: import('./test-cards.mjs').Behavior, shown: object }} Known */

const line = emptyable(text);
export const methodParameters = {
  type: required(oneOf('card', 'us_bank_account')),
  billing_details: hash({
    address: hash({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line }),
    email: emptyable(email),
    name: line,
    phone: line,
  }),
  card: hash({
    number: required(text),
    exp_month: required(integer),
    exp_year: required(integer),
    cvc: line,
  }),
  us_bank_account: hash({
    account_holder_type: text,
    account_type: text,
    account_number: required(text),
    routing_number: required(text),
  }),
  allow_redisplay: text,
  metadata,
};
/** @typedef {import('./parameters.mjs').Read<typeof methodParameters>} MethodParameters */

/** One that is kept, or one of Stripe's test names. @param {State} state @param {string} id */
export function findMethod(state, id) {
  const kept = state.find('payment_method', id);
  if (kept) return kept;
  const [number] = testCards[id] ?? [];
  const [account_number] = testAccounts[id] ?? [];
  if (number) {
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3 };
    return addMethod(state, { type: 'card', card });
  }
  if (!account_number) throw noSuch('PaymentMethod', id, 'payment_method');
  const us_bank_account = { account_number, routing_number: '110000000' };
  const billing_details = { name: 'Jenny Rosen' };
  return addMethod(state, { type: 'us_bank_account', us_bank_account, billing_details });
}

/** Keeps the last four digits and what the test number will do, never the number itself. @param {State} state @param {MethodParameters} given */
export function addMethod(state, given) {
  const { type, billing_details, metadata = {} } = given;
  const { behavior, shown } = type === 'card' ? readCard(given) : readAccount(given);
  const method = state.add({
    ...newObject('pm', /** @type {const} */ ('payment_method')),
    billing_details: { address: null, email: null, name: null, phone: null, ...billing_details },
    metadata,
    type,
    [type]: shown,
  });
  state.notes[method.id] = { behavior };
  return method;
}

/** @param {MethodParameters} given @returns {Known} */
function readCard({ card }) {
  if (!card) throw missing('card');
  const { exp_month, cvc } = card;
  const number = card.number.replaceAll(/[\s-]/g, '');
  const exp_year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  const { name, code } = cardBrand(number);
  const today = new Date();
  const yearsLeft = exp_year - today.getFullYear();
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    throw cardError('Your card number is incorrect.', { code: 'incorrect_number', param: 'number' });
  if (yearsLeft < 0 || yearsLeft > 50)
    throw cardError("Your card's expiration year is invalid.", {
      code: 'invalid_expiry_year',
      param: 'exp_year',
    });
  if (exp_month < 1 || exp_month > 12 || (yearsLeft === 0 && exp_month <= today.getMonth()))
    throw cardError("Your card's expiration month is invalid.", {
      code: 'invalid_expiry_month',
      param: 'exp_month',
    });
  if (cvc && !(/^\d+$/.test(cvc) && cvc.length === code))
    throw cardError("Your card's security code is invalid.", { code: 'invalid_cvc', param: 'cvc' });
  const [, behavior = { declines: 'test_mode_live_card' }] =
    Object.values(testCards).find(([known]) => known === number) ?? [];
  const brand = name.toLowerCase() || 'unknown';
  const last4 = number.slice(-4);
  return { behavior, shown: { brand, country: 'US', exp_month, exp_year, funding: 'credit', last4 } };
}

/** @param {MethodParameters} given @returns {Known} */
function readAccount({ us_bank_account: account, billing_details: billing }) {
  if (!account) throw missing('us_bank_account');
  if (!billing?.name) throw missing('billing_details[name]');
  const { account_number: number, routing_number } = account;
  const [, behavior] = Object.values(testAccounts).find(([known]) => known === number) ?? [];
  if (!/^\d{9}$/.test(routing_number))
    throw invalid('Routing number must have 9 digits', { param: 'us_bank_account[routing_number]' });
  if (!behavior)
    throw invalid(
      'You must use a test bank account number in test mode. Try 000123456789 or see more options at https://stripe.com/docs/connect/testing#account-numbers.',
      { code: 'account_number_invalid', param: 'us_bank_account[account_number]' },
    );
  return { behavior, shown: { bank_name: 'STRIPE TEST BANK', last4: number.slice(-4), routing_number } };
}

/** @param {string} param */
function missing(param) {
  return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
