// @ts-check
import { bankAccountParameters, readBankAccount } from './bank-accounts.mjs';
import { cardParameters, readCard } from './cards.mjs';
import { invalidRequest, noSuch } from './errors.mjs';
import { email, emptyable, hash, metadata, oneOf, readParameters, required, text } from './parameters.mjs';
import { newId, now } from './state.mjs';
import { namedAccounts, namedCards } from './test-cards.mjs';

/** @typedef {import('stripe').Stripe.PaymentMethod} PaymentMethod */

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
  card: hash(cardParameters),
  us_bank_account: hash(bankAccountParameters),
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
      readParameters(methodParameters, {
        type: 'us_bank_account',
        us_bank_account: details,
        billing_details: { name: 'Jenny Rosen' },
      }),
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
  if (type === 'us_bank_account' && !billing?.name)
    throw invalidRequest('Missing required param: billing_details[name].', {
      code: 'parameter_missing',
      param: 'billing_details[name]',
    });
  const id = newId('pm');
  const { details, behavior } =
    type === 'card' ? readCard(given.card) : readBankAccount(given.us_bank_account);
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
