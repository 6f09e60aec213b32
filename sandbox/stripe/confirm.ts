import { type Call, invalid, StripeError } from './calls.ts';
import { addDispute } from './disputes.ts';
import { findIntent } from './payments.ts';
import { addCharge } from './refunds.ts';
import type { Account, Charge, Intent, MethodDetails } from './state.ts';
import { behaviorOf } from './test-methods.ts';

export function confirmIntent(account: Account, call: Call): Intent {
  const { state } = account;
  const intent = findIntent(account, call);
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  const { needsSecondStep, isDelayed, declines, disputed, details } = behaviorOf(call.form);
  intent.last_payment_error = null;
  intent.next_action = null;
  if (needsSecondStep) {
    const returnUrl = call.form.get('return_url');
    state.notes[intent.id] = { details, returnUrl };
    intent.status = 'requires_action';
    const url = `${account.pagesUrl}/3ds/${intent.client_secret}`;
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
    account.emit('payment_intent.requires_action', intent);
  } else if (isDelayed) {
    state.notes[intent.id] = { details, settlesAt: Date.now() + account.faults.settleAfterMs };
    intent.status = 'processing';
    account.emit('payment_intent.processing', intent);
  } else if (declines) {
    const error = { type: 'card_error', ...declines };
    fail(account, intent, error);
    throw new StripeError(402, { ...error, payment_intent: intent });
  } else {
    const charge = succeed(account, intent, details);
    if (disputed) addDispute(account, charge, disputed === 'inquiry');
  }
  return intent;
}

export function finishSecondStep(account: Account, intent: Intent, isConfirmed: boolean) {
  intent.next_action = null;
  if (isConfirmed) return succeed(account, intent, account.state.notes[intent.id]?.details);
  fail(account, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

export function settleDue(account: Account): void {
  const { state } = account;
  for (const [id, { settlesAt = Number.POSITIVE_INFINITY, details }] of Object.entries(state.notes)) {
    if (settlesAt > Date.now()) continue;
    delete state.notes[id];
    const intent = state.find('payment_intent', id);
    if (intent?.status === 'processing') succeed(account, intent, details);
    void state.save();
  }
}

function succeed(account: Account, intent: Intent, details?: MethodDetails): Charge {
  const charge = addCharge(account, intent, details);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  account.emit('payment_intent.succeeded', intent);
  return charge;
}

function fail(account: Account, intent: Intent, error: object): void {
  intent.last_payment_error = error;
  intent.status = 'requires_payment_method';
  account.emit('payment_intent.payment_failed', intent);
}
