// @ts-check
import { addCharge, failCharge, succeedCharge } from './charges.mjs';
import { openDispute } from './disputes.mjs';
import { invalidRequest, StripeError } from './errors.mjs';
import { boolean, email, emptyable, hash, text } from './parameters.mjs';
import { attachMethod, findIntent, open, wrongStatus } from './payment-intents.mjs';
import { methodParameters } from './payment-methods.mjs';
import { letters } from './state.mjs';
import { declines } from './test-cards.mjs';

/** @typedef {import('./state.mjs').Intent} Intent */
/** @typedef {import('./account.mjs').Account} Account */

export const confirmParameters = {
  payment_method: text,
  payment_method_data: hash(methodParameters),
  return_url: text,
  receipt_email: emptyable(email),
  use_stripe_sdk: boolean,
};

/** @param {Account} account @param {import('./account.mjs').Call} call @param {import('./parameters.mjs').Read<typeof confirmParameters>} given */
export function confirmIntent(account, call, given) {
  const intent = findIntent(account, call);
  if (!open.includes(intent.status))
    throw wrongStatus(
      intent,
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  if (given.return_url !== undefined && !/^https?:$/.test(URL.parse(given.return_url)?.protocol ?? ''))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
  attachMethod(account, intent, given);
  if (given.receipt_email !== undefined) intent.receipt_email = given.receipt_email;
  return confirmAttached(account, intent, given.return_url ?? null);
}

/** @param {Account} account @param {Intent} intent @param {string | null} returnUrl */
export function confirmAttached(account, intent, returnUrl) {
  if (!intent.payment_method)
    throw wrongStatus(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  intent.last_payment_error = null;
  intent.next_action = null;
  const behavior = account.state.behaviors[intent.payment_method] ?? {};
  if (behavior.asksFirst) return askFirst(account, intent, returnUrl);
  if (behavior.isDelayed) return startProcessing(account, intent);
  settle(account, intent);
  if (intent.last_payment_error) {
    const { code = '', message = '', decline_code, charge = '' } = intent.last_payment_error;
    throw new StripeError(402, {
      type: 'card_error',
      code,
      message,
      charge,
      ...(decline_code ? { decline_code } : {}),
      payment_intent: intent,
    });
  }
  return intent;
}

/** @param {Account} account @param {Intent} intent @param {string | null} returnUrl */
function askFirst(account, intent, returnUrl) {
  const step = letters(32);
  account.state.secondSteps[step] = { intent: intent.id, returnUrl };
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${account.pagesUrl}/3ds/${step}`, return_url: returnUrl },
  };
  account.emit('payment_intent.requires_action', intent);
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

/** @param {Account} account @param {Intent} intent */
function startProcessing(account, intent) {
  const charge = addCharge(account, intent);
  intent.status = 'processing';
  account.emit('payment_intent.processing', intent);
  account.emit('charge.pending', charge);
  account.settleLater(intent.id);
  return intent;
}

/** It is known whether the money comes. @param {Account} account @param {Intent} intent */
export function settle(account, intent) {
  const { declines: reason, disputed } = account.state.behaviors[intent.payment_method ?? ''] ?? {};
  const pending = intent.status === 'processing' && account.state.find('charge', intent.latest_charge ?? '');
  const charge = pending || addCharge(account, intent);
  if (reason) {
    failCharge(charge, reason);
    account.emit('charge.failed', charge);
    const { code = reason, message = '', decline_code } = declines[reason] ?? {};
    refuse(account, intent, {
      type: 'card_error',
      code,
      message,
      charge: charge.id,
      ...(decline_code ? { decline_code } : {}),
    });
    return;
  }
  succeedCharge(charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
  if (disputed) openDispute(account, charge, disputed);
}

/** Another method may be tried. @param {Account} account @param {Intent} intent @param {NonNullable<Intent['last_payment_error']>} error */
function refuse(account, intent, error) {
  const method = account.state.find('payment_method', intent.payment_method ?? '');
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = { ...error, ...(method ? { payment_method: method } : {}) };
  account.emit('payment_intent.payment_failed', intent);
}
