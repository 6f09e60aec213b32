// @ts-check
/** Payment intents from the moment they are confirmed. */
import { addCharge, openDispute, settleCharge } from './charges.mjs';
import { cardError, invalid } from './errors.mjs';
import { boolean, email, emptyable, text } from './parameters.mjs';
import {
  attachMethod,
  createIntent,
  createParameters,
  findIntent,
  methodGiven,
  mustBeOpen,
  wrongStatus,
} from './payments.mjs';
import { declines } from './test-cards.mjs';

/** @typedef {import('./state.mjs').Intent} Intent */
/** @typedef {import('./state.mjs').Account} Account */
/** @typedef {import('./payments.mjs').Call} Call */
/** @template {import('./parameters.mjs').Shape} S @typedef {import('./parameters.mjs').Read<S>} Read */

/** @type {import('./parameters.mjs').Kind<string>} */
function address(value, param) {
  const given = text(value, param);
  if (/^https?:/.test(given) && URL.canParse(given)) return given;
  throw invalid('Not a valid URL', { code: 'url_invalid', param });
}

export const confirmParameters = {
  ...methodGiven,
  return_url: address,
  receipt_email: emptyable(email),
  use_stripe_sdk: boolean,
};

/** Makes an intent, and confirms it where that is asked for at once. */
export const createAndConfirmParameters = { ...createParameters, confirm: boolean, return_url: address };

/** @param {Account} account @param {unknown} _call @param {Read<typeof createAndConfirmParameters>} given */
export function createAndConfirm(account, _call, { confirm, return_url: returnUrl, ...given }) {
  const intent = createIntent(account, given);
  return confirm ? confirmAttached(account, intent, returnUrl) : intent;
}

/** @param {Account} account @param {Call} call @param {Read<typeof confirmParameters>} given */
export function confirmIntent(account, call, given) {
  const intent = findIntent(account, call);
  mustBeOpen(intent, 'confirm');
  attachMethod(account, intent, given);
  if (given.receipt_email !== undefined) intent.receipt_email = given.receipt_email;
  return confirmAttached(account, intent, given.return_url);
}

/** @param {Account} account @param {Intent} intent @param {string | undefined} returnUrl */
function confirmAttached(account, intent, returnUrl) {
  if (!intent.payment_method)
    throw wrongStatus(intent, "You cannot confirm this PaymentIntent because it's missing a payment method.");
  const { state } = account;
  const { asksFirst, isDelayed, declines: reason = '' } = state.notes[intent.payment_method]?.behavior ?? {};
  intent.last_payment_error = null;
  intent.next_action = null;
  if (asksFirst) {
    state.notes[intent.id] = returnUrl === undefined ? {} : { returnUrl };
    intent.status = 'requires_action';
    const url = `${account.pagesUrl}/3ds/${intent.client_secret}`;
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } };
    account.emit('payment_intent.requires_action', intent);
  } else if (isDelayed) {
    state.notes[intent.id] = { settlesAt: Date.now() + account.faults.settleAfterMs };
    intent.status = 'processing';
    account.emit('charge.pending', addCharge(account, intent));
    account.emit('payment_intent.processing', intent);
  } else {
    settle(account, intent);
    if (intent.last_payment_error) {
      const { message = '', ...codes } = declines[reason] ?? {};
      throw cardError(message, { ...codes, charge: intent.latest_charge ?? '', payment_intent: intent });
    }
  }
  return intent;
}

/** The buyer's second step is over. @param {Account} account @param {Intent} intent @param {boolean} isComplete */
export function finishSecondStep(account, intent, isComplete) {
  intent.next_action = null;
  if (isComplete) return settle(account, intent);
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
    if (intent?.status === 'processing') settle(account, intent);
    void account.state.save();
  }
}

/** @param {Account} account @param {Intent} intent */
function settle(account, intent) {
  const { state } = account;
  const { declines: reason, isDisputed } = state.notes[intent.payment_method ?? '']?.behavior ?? {};
  const pending = intent.status === 'processing' ? state.find('charge', intent.latest_charge) : undefined;
  const charge = pending ?? addCharge(account, intent);
  settleCharge(account, charge, reason);
  if (reason) return refuse(account, intent, { type: 'card_error', ...declines[reason], charge: charge.id });
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  account.emit('payment_intent.succeeded', intent);
  if (isDisputed) openDispute(account, charge);
}

/** Another method may be tried. @param {Account} account @param {Intent} intent @param {object} error */
function refuse(account, intent, error) {
  const payment_method = account.state.find('payment_method', intent.payment_method);
  intent.last_payment_error = { ...error, payment_method };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  account.emit('payment_intent.payment_failed', intent);
}
