// @ts-check
import { wrongCard } from './errors.mjs';
import { emptyable, integer, required, text } from './parameters.mjs';
import { testCards } from './test-cards.mjs';

export const cardParameters = {
  number: required(text),
  exp_month: required(integer),
  exp_year: required(integer),
  cvc: emptyable(text),
};

/**
 * @param {import('./parameters.mjs').Read<typeof cardParameters> | undefined} card
 * @returns {{ details: Pick<import('stripe').Stripe.PaymentMethod, 'card'>, behavior: import('./test-cards.mjs').Behavior }}
 */
export function readCard(card) {
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

/** Luhn's rule, which catches a mistyped digit. @param {string} number */
function hasCheckDigit(number) {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
