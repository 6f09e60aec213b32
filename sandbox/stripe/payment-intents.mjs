// @ts-check
import { checkedAmount, checkedSuffix } from './checks.mjs';
import { invalidRequest, noSuch, StripeError } from './errors.mjs';
import { email, emptyable, hash, integer, metadata, oneOf, text } from './parameters.mjs';
import { addMethod, findMethod, methodParameters } from './payment-methods.mjs';
import { now } from './state.mjs';

/** @typedef {import('./state.mjs').Intent} Intent */
/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./account.mjs').Call} Call */

/** In which it may still be changed, confirmed or canceled. */
export const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export const updateParameters = {
  amount: integer,
  currency: text,
  description: emptyable(text),
  metadata: emptyable(metadata),
  receipt_email: emptyable(email),
  statement_descriptor_suffix: emptyable(text),
  payment_method: text,
  payment_method_data: hash(methodParameters),
};

export const cancelParameters = {
  cancellation_reason: oneOf(
    /** @type {const} */ (['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']),
  ),
};

/** @param {Account} account @param {Call} call @param {import('./parameters.mjs').Read<typeof updateParameters>} given */
export function updateIntent(account, call, given) {
  const intent = findIntent(account, call);
  if ((given.amount !== undefined || given.currency !== undefined) && !open.includes(intent.status))
    throw wrongStatus(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${open.join(', ')}.`,
    );
  const currency = (given.currency ?? intent.currency).toLowerCase();
  const amount = checkedAmount(given.amount ?? intent.amount, currency);
  const suffix = checkedSuffix(given.statement_descriptor_suffix);
  attachMethod(account, intent, given);
  Object.assign(intent, { amount, currency });
  if (given.description !== undefined) intent.description = given.description;
  if (given.receipt_email !== undefined) intent.receipt_email = given.receipt_email;
  if (given.statement_descriptor_suffix !== undefined) intent.statement_descriptor_suffix = suffix;
  if (given.metadata !== undefined) intent.metadata = changedMetadata(intent.metadata, given.metadata);
  return intent;
}

/** @param {Account} account @param {Call} call @param {import('./parameters.mjs').Read<typeof cancelParameters>} given */
export function cancelIntent(account, call, given) {
  const intent = findIntent(account, call);
  if (!open.includes(intent.status))
    throw wrongStatus(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  intent.status = 'canceled';
  intent.canceled_at = now();
  intent.cancellation_reason = given.cancellation_reason ?? null;
  intent.next_action = null;
  account.emit('payment_intent.canceled', intent);
  return intent;
}

/** The one of the address; for a browser only with its secret. @param {Account} account @param {Call} call @returns {Intent} */
export function findIntent(account, { id, clientSecret, isSecret }) {
  const intent = account.state.find('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  if (clientSecret !== undefined && clientSecret !== intent.client_secret)
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  if (!isSecret && clientSecret === undefined)
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  return intent;
}

/** A payment method that is given stands ready to be confirmed. @param {Account} account @param {Intent} intent @param {{ payment_method?: string, payment_method_data?: import('./payment-methods.mjs').MethodParameters }} given */
export function attachMethod({ state }, intent, { payment_method: id, payment_method_data: data }) {
  if (id === undefined && data === undefined) return;
  if (!open.includes(intent.status))
    throw wrongStatus(
      intent,
      `This PaymentIntent's payment_method could not be updated because it has a status of ${intent.status}.`,
    );
  const method = data ? addMethod(state, data) : findMethod(state, id ?? '');
  if (!intent.payment_method_types.includes(method.type))
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      { code: 'payment_intent_incompatible_payment_method', param: 'payment_method' },
    );
  intent.payment_method = method.id;
  intent.status = 'requires_confirmation';
  intent.next_action = null;
}

/** @param {Intent} intent @param {string} message */
export function wrongStatus(intent, message) {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}

/** What a browser may see with a publishable key. @param {Intent} intent */
export function publicIntent(intent) {
  const shown = /** @type {const} */ ([
    'id',
    'object',
    'amount',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ]);
  return Object.fromEntries(shown.map((name) => [name, intent[name]]));
}

/** @param {import('stripe').Stripe.Metadata | null} old @param {Record<string, string> | null} given */
export function changedMetadata(old, given) {
  if (given === null) return {};
  return Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== ''));
}
