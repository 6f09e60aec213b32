// @ts-check
/** Stripe's own test numbers, and what becomes of a payment made with them. */

/**
 * What will happen when a payment method is charged.
 * @typedef {object} Behavior
 * @property {string} [declines] a key of `declines`
 * @property {boolean} [asksFirst] for a second step of the buyer
 * @property {boolean} [isDelayed]
 * @property {string} [disputed] the reason
 */

/** @type {Record<string, { brand: string, funding?: string } & Behavior>} */
export const testCards = {
  4242424242424242: { brand: 'visa' },
  4000056655665556: { brand: 'visa', funding: 'debit' },
  5555555555554444: { brand: 'mastercard' },
  378282246310005: { brand: 'amex' },
  6011111111111117: { brand: 'discover' },
  4000000000000002: { brand: 'visa', declines: 'generic_decline' },
  4000000000009995: { brand: 'visa', declines: 'insufficient_funds' },
  4000000000009987: { brand: 'visa', declines: 'lost_card' },
  4000000000009979: { brand: 'visa', declines: 'stolen_card' },
  4000000000000069: { brand: 'visa', declines: 'expired_card' },
  4000000000000127: { brand: 'visa', declines: 'incorrect_cvc' },
  4000000000000119: { brand: 'visa', declines: 'processing_error' },
  4000002500003155: { brand: 'visa', asksFirst: true },
  4000000000003220: { brand: 'visa', asksFirst: true },
  4000008400001629: { brand: 'visa', asksFirst: true, declines: 'generic_decline' },
  4000000000000259: { brand: 'visa', disputed: 'fraudulent' },
};

/** @type {Record<string, Behavior>} by account number */
export const testAccounts = {
  '000123456789': { isDelayed: true },
  '000111111113': { isDelayed: true, declines: 'account_closed' },
  '000111111116': { isDelayed: true, declines: 'no_account' },
  '000222222227': { isDelayed: true, declines: 'bank_insufficient_funds' },
};

/** Names that stand for a number. @type {Record<string, string>} */
export const namedCards = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008400001629',
  pm_card_createDispute: '4000000000000259',
};

/** @type {Record<string, string>} */
export const namedAccounts = {
  pm_usBankAccount: '000123456789',
  pm_usBankAccount_success: '000123456789',
  pm_usBankAccount_accountClosed: '000111111113',
  pm_usBankAccount_noAccount: '000111111116',
  pm_usBankAccount_insufficientFunds: '000222222227',
};

/** What the buyer is told. @type {Record<string, { code: string, decline_code?: string, message: string }>} */
export const declines = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
  account_closed: { code: 'account_closed', message: "The customer's bank account has been closed." },
  no_account: { code: 'no_account', message: "The customer's bank account could not be located." },
  bank_insufficient_funds: {
    code: 'insufficient_funds',
    message: "The customer's account has insufficient funds to cover this payment.",
  },
};
