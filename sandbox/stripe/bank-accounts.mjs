// @ts-check
import { invalidRequest } from './errors.mjs';
import { required, text } from './parameters.mjs';
import { testAccounts } from './test-cards.mjs';

export const bankAccountParameters = {
  account_holder_type: text,
  account_type: text,
  account_number: required(text),
  routing_number: required(text),
};

/**
 * @param {import('./parameters.mjs').Read<typeof bankAccountParameters> | undefined} account
 * @returns {{ details: Pick<import('stripe').Stripe.PaymentMethod, 'us_bank_account'>, behavior: import('./test-cards.mjs').Behavior }}
 */
export function readBankAccount(account) {
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
