import { type Call, invalid, isExpanded, metadataOf, required, StripeError } from './calls.ts';
import { addCharge, addDispute } from './charges.ts';
import {
  type Account,
  type Charge,
  type Intent,
  type MethodDetails,
  newObject,
  randomText,
} from './state.ts';
import { behaviorOf } from './test-methods.ts';

export function createIntent({ state, emit }: Account, { form }: Call): Intent {
  const base = newObject('pi', 'payment_intent' as const);
  const intent: Intent = {
    ...base,
    amount: Number(required(form, 'amount')),
    amount_received: 0,
    client_secret: `${base.id}_secret_${randomText(25)}`,
    currency: required(form, 'currency'),
    last_payment_error: null,
    latest_charge: null,
    metadata: metadataOf(form),
    next_action: null,
    status: 'requires_payment_method',
  };
  state.add(intent);
  emit('payment_intent.created', intent);
  return intent;
}

export function listIntents({ state }: Account, { form }: Call): object {
  const limit = Number(form.get('limit') ?? 10);
  return { object: 'list', data: state.all('payment_intent').slice(0, limit), has_more: false };
}

export function retrieveIntent(account: Account, call: Call): object {
  const intent = findIntent(account, call);
  const charge = isExpanded(call.form, 'latest_charge') && account.state.find('charge', intent.latest_charge);
  return charge ? { ...intent, latest_charge: charge } : intent;
}

function findIntent({ state }: Account, { id, form, isSecret }: Call): Intent {
  const intent = state.get('payment_intent', id, 'intent');
  const param = 'client_secret';
  if (!isSecret) required(form, param);
  if ((form.get(param) ?? intent.client_secret) !== intent.client_secret)
    throw invalid(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param },
    );
  return intent;
}

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
