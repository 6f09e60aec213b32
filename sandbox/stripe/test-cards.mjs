// @ts-check
/** Stripe's own test numbers by the names that stand for them, and what becomes of a payment made with them. */

/**
 * @typedef {object} Behavior
 * @property {string} [declines] a key of `declines`
 * @property {boolean} [asksFirst] for a second step of the buyer
 * @property {boolean} [isDelayed]
 * @property {boolean} [isDisputed] once it is paid
 */
/** @typedef {Record<string, [number: string, does: Behavior]>} TestMethods */

/** @type {TestMethods} */
export const testCards = {
  pm_card_visa: ['4242424242424242', {}],
  pm_card_mastercard: ['5555555555554444', {}],
  pm_card_amex: ['378282246310005', {}],
  pm_card_discover: ['6011111111111117', {}],
  pm_card_chargeDeclined: ['4000000000000002', { declines: 'generic_decline' }],
  pm_card_visa_chargeDeclined: ['4000000000000002', { declines: 'generic_decline' }],
  pm_card_visa_chargeDeclinedInsufficientFunds: ['4000000000009995', { declines: 'insufficient_funds' }],
  pm_card_chargeDeclinedExpiredCard: ['4000000000000069', { declines: 'expired_card' }],
  pm_card_chargeDeclinedIncorrectCvc: ['4000000000000127', { declines: 'incorrect_cvc' }],
  pm_card_authenticationRequired: ['4000002500003155', { asksFirst: true }],
  pm_card_threeDSecure2Required: ['4000000000003220', { asksFirst: true }],
  pm_card_createDispute: ['4000000000000259', { isDisputed: true }],
};

/** @type {TestMethods} */
export const testAccounts = {
  pm_usBankAccount: ['000123456789', { isDelayed: true }],
  pm_usBankAccount_success: ['000123456789', { isDelayed: true }],
  pm_usBankAccount_noAccount: ['000111111116', { isDelayed: true, declines: 'no_account' }],
};

/** @type {Record<string, { code: string, decline_code?: string, message: string }>} */
export const declines = {
  generic_decline: declined('generic_decline', 'Your card was declined.'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  test_mode_live_card: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  no_account: { code: 'no_account', message: "The customer's bank account could not be located." },
};

/** @param {string} decline_code @param {string} message what the buyer is told */
function declined(decline_code, message) {
  return { code: 'card_declined', decline_code, message };
}
