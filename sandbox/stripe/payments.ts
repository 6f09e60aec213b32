import { type Call, invalid, isExpanded, metadataOf, required } from './calls.ts';
import { type Account, type Intent, newObject, randomText } from './state.ts';

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

export function findIntent({ state }: Account, { id, form, isSecret }: Call): Intent {
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
