// @ts-check
/** The payment methods for tests, by the name and the number that Stripe gives them, and what becomes of a payment with each. */
import { invalid, noSuch } from './errors.mjs';
import { hash, integer, oneOf, required, text } from './parameters.mjs';

/**
 * @typedef {object} Behavior
 * @property {{ code: string, decline_code: string, message: string }} [declines]
 * @property {boolean} [asksFirst] for a second step of the buyer
 * @property {boolean} [isDelayed]
 */

/** @type {{ name: string, number: string, behavior: Behavior }[]} */
const methods = [
  { name: 'pm_card_visa', number: '4242424242424242', behavior: {} },
  {
    name: 'pm_card_chargeDeclined',
    number: '4000000000000002',
    behavior: { declines: declined('generic_decline', 'Your card was declined.') },
  },
  { name: 'pm_card_authenticationRequired', number: '4000002500003155', behavior: { asksFirst: true } },
  { name: 'pm_usBankAccount', number: '000123456789', behavior: { isDelayed: true } },
];

/** @type {Behavior} */
const anyOther = {
  declines: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
};

/** @param {string} decline_code @param {string} message what the buyer is told */
function declined(decline_code, message) {
  return { code: 'card_declined', decline_code, message };
}

const address = hash({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text });
export const methodParameters = {
  payment_method: text,
  payment_method_data: hash({
    type: required(oneOf('card', 'us_bank_account')),
    billing_details: hash({ address, email: text, name: text, phone: text }),
    card: hash({ number: required(text), exp_month: integer, exp_year: integer, cvc: text }),
    us_bank_account: hash({ account_number: required(text), routing_number: text }),
  }),
};

/**
 * What a payment does with a method, which is given by its name or by its number. No number is kept.
 * @param {import('./parameters.mjs').Read<typeof methodParameters>} given @returns {Behavior}
 */
export function behaviorOf({ payment_method: name, payment_method_data: data }) {
  const number = data?.card?.number.replaceAll(/[\s-]/g, '') ?? data?.us_bank_account?.account_number;
  if (name === undefined && number === undefined)
    throw invalid("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
    });
  const found = methods.find((method) => method.name === name || method.number === number);
  if (!found && name !== undefined) throw noSuch('PaymentMethod', name, 'payment_method');
  return found?.behavior ?? anyOther;
}
