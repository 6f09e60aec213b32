// @ts-check
/** Payment intents until they are confirmed. */
import { invalid } from './errors.mjs';
import { boolean, email, hash, integer, listOf, metadata, oneOf, required, text } from './parameters.mjs';
import { addMethod, findMethod, methodParameters } from './payment-methods.mjs';
import { letters, newObject, now } from './state.mjs';

/** @typedef {import('./state.mjs').Intent} Intent */
/** @typedef {import('./state.mjs').Account} Account */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */
/** @typedef {{ id: string, isSecret: boolean, clientSecret: string | undefined }} Call the address's id; with which key it is made */

/** In which it may still be confirmed or canceled. */
const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const methodTypes = /** @type {const} */ (['card', 'us_bank_account']);
export const methodGiven = { payment_method: text, payment_method_data: hash(methodParameters) };

export const createParameters = {
  ...methodGiven,
  amount: required(integer),
  currency: required(text),
  automatic_payment_methods: hash({ enabled: required(boolean), allow_redirects: oneOf('always', 'never') }),
  payment_method_types: listOf(oneOf(...methodTypes)),
  description: text,
  metadata,
  receipt_email: email,
};

export const cancelParameters = {
  cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
};

/** @param {Account} account @param {Read<typeof createParameters>} given */
export function createIntent(account, given) {
  const { automatic_payment_methods: automatic, payment_method_types: types } = given;
  if (automatic?.enabled && types)
    throw invalid(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  if (given.currency.toLowerCase() !== 'usd')
    throw invalid(`Invalid currency: ${given.currency}. The stand-in for Stripe supports these: usd`, {
      param: 'currency',
    });
  const begun = newObject('pi', /** @type {const} */ ('payment_intent'));
  /** @type {Intent} */
  const intent = {
    ...begun,
    amount: checkedAmount(given.amount),
    amount_received: 0,
    automatic_payment_methods: types
      ? null
      : { enabled: true, allow_redirects: automatic?.allow_redirects ?? 'always' },
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${begun.id}_secret_${letters(25)}`,
    currency: 'usd',
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: given.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: types ?? [...methodTypes],
    receipt_email: given.receipt_email ?? null,
    status: 'requires_payment_method',
  };
  attachMethod(account, intent, given);
  account.state.add(intent);
  account.emit('payment_intent.created', intent);
  return intent;
}

/** The one of the address; for a browser only with its secret. @param {Account} account @param {Call} call */
export function findIntent(account, { id, clientSecret, isSecret }) {
  const intent = account.state.get('payment_intent', id, 'intent');
  const param = 'client_secret';
  if (clientSecret !== undefined && clientSecret !== intent.client_secret)
    throw invalid(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param },
    );
  if (!isSecret && clientSecret === undefined)
    throw invalid('Missing required param: client_secret.', { code: 'parameter_missing', param });
  return intent;
}

/** @param {Account} account @param {Call} call @param {Read<typeof cancelParameters>} given */
export function cancelIntent(account, call, given) {
  const intent = findIntent(account, call);
  mustBeOpen(intent, 'cancel');
  intent.status = 'canceled';
  intent.canceled_at = now();
  intent.cancellation_reason = given.cancellation_reason ?? null;
  intent.next_action = null;
  account.emit('payment_intent.canceled', intent);
  return intent;
}

/** A payment method that is given stands ready to be confirmed. @param {Account} account @param {Intent} intent @param {Read<typeof methodGiven>} given */
export function attachMethod({ state }, intent, { payment_method: id, payment_method_data: data }) {
  if (id === undefined && data === undefined) return;
  mustBeOpen(intent, 'change');
  const found = data ? addMethod(state, data) : findMethod(state, id ?? '');
  if (!intent.payment_method_types.includes(found.type))
    throw invalid(
      `The PaymentMethod provided (${found.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
    );
  Object.assign(intent, { payment_method: found.id, status: 'requires_confirmation', next_action: null });
}

/** @param {number} amount */
function checkedAmount(amount) {
  const param = 'amount';
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param,
    });
  if (amount < 50) throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param });
  if (amount <= 99_999_999) return amount;
  throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param });
}

/** @param {Intent} intent @param {string} action */
export function mustBeOpen(intent, action) {
  if (open.includes(intent.status)) return;
  throw wrongStatus(
    intent,
    `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}.`,
  );
}

/** @param {Intent} intent @param {string} message */
export function wrongStatus(intent, message) {
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
