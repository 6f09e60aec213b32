// @ts-check
import { invalidRequest } from './errors.mjs';

const largest = 99_999_999;

/** @param {number} amount @param {string} currency */
export function checkedAmount(amount, currency) {
  if (currency.toLowerCase() !== 'usd')
    throw invalidRequest(
      `Invalid currency: ${currency.toLowerCase()}. The stand-in for Stripe supports these currencies: usd`,
      { param: 'currency' },
    );
  const param = 'amount';
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param,
    });
  if (amount < 50)
    throw invalidRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param });
  if (amount > largest)
    throw invalidRequest('Amount must be no more than $999,999.99', { code: 'amount_too_large', param });
  return amount;
}

/** @param {string | null | undefined} suffix */
export function checkedSuffix(suffix) {
  if (suffix && (suffix.length > 22 || /[<>\\'"*]/.test(suffix) || !/[a-z]/i.test(suffix)))
    throw invalidRequest(
      'The statement descriptor suffix must have at most 22 characters, at least one letter, and none of <>\\\'"*.',
      { code: 'invalid_statement_descriptor_suffix', param: 'statement_descriptor_suffix' },
    );
  return suffix ?? null;
}
