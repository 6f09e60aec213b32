// @ts-check
import { invalidRequest, noSuch, wrongCard } from './errors.mjs';
import {
  email,
  emptyable,
  hash,
  integer,
  metadata,
  oneOf,
  readParameters,
  required,
  text,
} from './parameters.mjs';
import { newId, now } from './state.mjs';
import { namedAccounts, namedCards, testAccounts, testCards } from './test-cards.mjs';

/** @typedef {import('stripe').Stripe.PaymentMethod} PaymentMethod */
/** @typedef {import('./test-cards.mjs').Behavior} Behavior */

const address = {
  city: emptyable(text),
  country: emptyable(text),
  line1: emptyable(text),
  line2: emptyable(text),
  postal_code: emptyable(text),
  state: emptyable(text),
};

export const methodParameters = {
  type: required(oneOf(/** @type {const} */ (['card', 'us_bank_account']))),
  billing_details: hash({
    address: hash(address),
    email: emptyable(email),
    name: emptyable(text),
    phone: emptyable(text),
  }),
  card: hash({
    number: required(text),
    exp_month: required(integer),
    exp_year: required(integer),
    cvc: emptyable(text),
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

/** @param {import('./state.mjs').State} state @param {string} id @returns {PaymentMethod} */
export function findMethod(state, id) {
  const found = state.find('payment_method', id);
  if (found) return found;
  const number = namedCards[id];
  const account = namedAccounts[id];
  if (number) {
    const card = { number, exp_month: '12', exp_year: String(new Date().getFullYear() + 3), cvc: '123' };
    return addMethod(state, readParameters(methodParameters, { type: 'card', card }));
  }
  if (account) {
    const details = { account_number: account, routing_number: '110000000' };
    return addMethod(
      state,
      readParameters(methodParameters, { type: 'us_bank_account', us_bank_account: details }),
    );
  }
  throw noSuch('PaymentMethod', id, 'payment_method');
}

/**
 * Keeps the last four digits and how the test number will behave, never the number itself.
 * @param {import('./state.mjs').State} state @param {MethodParameters} given @returns {PaymentMethod}
 */
export function addMethod(state, given) {
  const { type, billing_details: billing } = given;
  if (!given[type])
    throw invalidRequest(`Missing required param: ${type}.`, { code: 'parameter_missing', param: type });
  const id = newId('pm');
  const { details, behavior } = type === 'card' ? readCard(given.card) : readAccount(given.us_bank_account);
  state.behaviors[id] = behavior;
  return state.add({
    id,
    object: 'payment_method',
    billing_details: {
      address: {
        city: billing?.address?.city ?? null,
        country: billing?.address?.country ?? null,
        line1: billing?.address?.line1 ?? null,
        line2: billing?.address?.line2 ?? null,
        postal_code: billing?.address?.postal_code ?? null,
        state: billing?.address?.state ?? null,
      },
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: null,
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: given.metadata ?? {},
    type,
    ...details,
  });
}

/** @param {MethodParameters['card']} card @returns {{ details: Pick<PaymentMethod, 'card'>, behavior: Behavior }} */
function readCard(card) {
  const number = card?.number.replaceAll(/[\s-]/g, '') ?? '';
  if (!card || !/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    throw wrongCard('Your card number is incorrect.', 'incorrect_number', 'number');
  const { exp_month: month, exp_year: given, cvc } = card;
  const year = given < 100 ? 2000 + given : given;
  const today = new Date();
  if (month < 1 || month > 12)
    throw wrongCard("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  if (year < today.getFullYear() || year > today.getFullYear() + 50)
    throw wrongCard("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year');
  if (year === today.getFullYear() && month < today.getMonth() + 1)
    throw wrongCard("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month');
  const {
    brand,
    funding = 'credit',
    ...behavior
  } = testCards[number] ?? {
    brand: 'visa',
    declines: 'test_mode_live_card',
  };
  const digits = brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/;
  if (cvc && !digits.test(cvc))
    throw wrongCard("Your card's security code is invalid.", 'invalid_cvc', 'cvc');
  return {
    details: {
      card: {
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
        country: 'US',
        display_brand: brand,
        exp_month: month,
        exp_year: year,
        fingerprint: null,
        funding,
        generated_from: null,
        last4: number.slice(-4),
        networks: { available: [brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    },
    behavior,
  };
}

/** @param {MethodParameters['us_bank_account']} account @returns {{ details: Pick<PaymentMethod, 'us_bank_account'>, behavior: Behavior }} */
function readAccount(account) {
  const behavior = testAccounts[account?.account_number ?? ''];
  if (!account || !/^\d{9}$/.test(account.routing_number))
    throw invalidRequest('Routing number must have 9 digits', {
      code: 'routing_number_invalid',
      param: 'us_bank_account[routing_number]',
    });
  if (!behavior)
    throw invalidRequest(
      'You must use a test bank account number in test mode. Try 000123456789 or see more options at https://stripe.com/docs/connect/testing#account-numbers.',
      { code: 'account_number_invalid', param: 'us_bank_account[account_number]' },
    );
  return {
    details: {
      us_bank_account: {
        account_holder_type: 'individual',
        account_type: 'checking',
        bank_name: 'STRIPE TEST BANK',
        financial_connections_account: null,
        fingerprint: null,
        last4: account.account_number.slice(-4),
        networks: { preferred: 'ach', supported: ['ach'] },
        routing_number: account.routing_number,
        status_details: null,
      },
    },
    behavior,
  };
}

/** Luhn's rule, which catches a mistyped digit. @param {string} number */
function hasCheckDigit(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
