// @ts-check
/** Payment intents from the moment they are confirmed. */
import { cardError, invalid } from './errors.mjs';
import { boolean, text } from './parameters.mjs';
import { findIntent } from './payments.mjs';
import { addCharge } from './refunds.mjs';
import { newId } from './state.mjs';
import { behaviorOf, methodParameters } from './test-methods.mjs';

/** @typedef {import('./state.mjs').Intent} Intent */
/** @typedef {import('./state.mjs').Account} Account */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */

/** @type {import('./parameters.mjs').Kind<string>} */
function address(value, param) {
  const given = text(value, param);
  if (/^https?:/.test(given) && URL.canParse(given)) return given;
  throw invalid('Not a valid URL', { code: 'url_invalid', param });
}

export const confirmParameters = { ...methodParameters, return_url: address, use_stripe_sdk: boolean };

/** @param {Account} account @param {import('./payments.mjs').Call} call @param {Read<typeof confirmParameters>} given */
export function confirmIntent(account, call, { return_url: returnUrl, ...given }) {
  const { state } = account;
  const intent = findIntent(account, call);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  const { asksFirst, isDelayed, declines } = behaviorOf(given);
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.payment_method = newId('pm');
  if (asksFirst) {
    state.notes[intent.id] = returnUrl === undefined ? {} : { returnUrl };
    intent.status = 'requires_action';
    const url = `${account.pagesUrl}/3ds/${intent.client_secret}`;
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } };
    account.emit('payment_intent.requires_action', intent);
  } else if (isDelayed) {
    state.notes[intent.id] = { settlesAt: Date.now() + account.faults.settleAfterMs };
    intent.status = 'processing';
    account.emit('payment_intent.processing', intent);
  } else if (declines) {
    const { message, ...codes } = declines;
    refuse(account, intent, { type: 'card_error', ...declines });
    throw cardError(message, { ...codes, payment_intent: intent });
  } else succeed(account, intent);
  return intent;
}

/** The buyer's second step is over. @param {Account} account @param {Intent} intent @param {boolean} isComplete */
export function finishSecondStep(account, intent, isComplete) {
  intent.next_action = null;
  if (isComplete) return succeed(account, intent);
  refuse(account, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

/** Ends the delayed payments whose time has come. @param {Account} account */
export function settleDue(account) {
  for (const [id, { settlesAt = Number.POSITIVE_INFINITY }] of Object.entries(account.state.notes)) {
    if (settlesAt > Date.now()) continue;
    delete account.state.notes[id];
    const intent = account.state.find('payment_intent', id);
    if (intent?.status === 'processing') succeed(account, intent);
    void account.state.save();
  }
}

/** @param {Account} account @param {Intent} intent */
function succeed(account, intent) {
  addCharge(account, intent);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  account.emit('payment_intent.succeeded', intent);
}

/** Another method may be tried. @param {Account} account @param {Intent} intent @param {object} error */
function refuse(account, intent, error) {
  intent.last_payment_error = error;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  account.emit('payment_intent.payment_failed', intent);
}
