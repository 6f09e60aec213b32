// @ts-check
import { checkedAmount, checkedSuffix } from './checks.mjs';
import { invalidRequest } from './errors.mjs';
import { boolean, email, hash, integer, listOf, metadata, oneOf, required, text } from './parameters.mjs';
import { attachMethod } from './payment-intents.mjs';
import { methodParameters } from './payment-methods.mjs';
import { letters, newId, now } from './state.mjs';

/** @typedef {import('./state.mjs').Intent} Intent */
/** @typedef {import('./account.mjs').Account} Account */
/** @typedef {import('./account.mjs').Call} Call */

const methodTypes = ['card', 'us_bank_account'];

export const createParameters = {
  amount: required(integer),
  currency: required(text),
  automatic_payment_methods: hash({
    enabled: required(boolean),
    allow_redirects: oneOf(/** @type {const} */ (['always', 'never'])),
  }),
  payment_method_types: listOf(text),
  payment_method: text,
  payment_method_data: hash(methodParameters),
  confirm: boolean,
  return_url: text,
  description: text,
  metadata,
  receipt_email: email,
  statement_descriptor_suffix: text,
};

/** @param {Account} account @param {Call} _call @param {import('./parameters.mjs').Read<typeof createParameters>} given @returns {Intent} */
export function createIntent(account, _call, given) {
  const { automatic_payment_methods: automatic, payment_method_types: types } = given;
  if (automatic?.enabled && types)
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.',
    );
  for (const type of types ?? [])
    if (!methodTypes.includes(type))
      throw invalidRequest(
        `The payment method type "${type}" is invalid. Please ensure the provided type is activated in your dashboard.`,
        { param: 'payment_method_types' },
      );
  const id = newId('pi');
  /** @type {Intent} */
  const intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: checkedAmount(given.amount, given.currency),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: types
      ? null
      : { enabled: true, allow_redirects: automatic?.allow_redirects ?? 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${letters(25)}`,
    confirmation_method: 'automatic',
    created: now(),
    currency: given.currency.toLowerCase(),
    customer: null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types ?? methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: checkedSuffix(given.statement_descriptor_suffix),
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  attachMethod(account, intent, given);
  account.state.add(intent);
  account.emit('payment_intent.created', intent);
  return intent;
}
