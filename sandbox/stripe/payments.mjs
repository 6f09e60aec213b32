// @ts-check
/** Payment intents until they are confirmed. */
import { invalid } from './errors.mjs';
import { boolean, hash, integer, metadata, required, text } from './parameters.mjs';
import { letters, newObject } from './state.mjs';

/** @typedef {import('./state.mjs').Account} Account */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */
/** @typedef {{ id: string, isSecret: boolean, clientSecret: string | undefined }} Call the address's id; with which key it is made */

export const createParameters = {
  amount: required(integer),
  currency: required(text),
  automatic_payment_methods: hash({ enabled: required(boolean) }),
  description: text,
  metadata,
};

/** @param {Account} account @param {unknown} _call @param {Read<typeof createParameters>} given */
export function createIntent(account, _call, { amount, currency, description, metadata }) {
  if (currency.toLowerCase() !== 'usd')
    throw invalid(`Invalid currency: ${currency}. The stand-in for Stripe supports these: usd`, {
      param: 'currency',
    });
  if (amount < 50)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  const begun = newObject('pi', /** @type {const} */ ('payment_intent'));
  /** @type {import('./state.mjs').Intent} */
  const intent = {
    ...begun,
    amount,
    amount_received: 0,
    client_secret: `${begun.id}_secret_${letters(25)}`,
    currency: 'usd',
    description: description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card', 'us_bank_account'],
    status: 'requires_payment_method',
  };
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
