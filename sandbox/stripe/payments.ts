/** Payment intents until they are confirmed. */
import { invalid } from './errors.ts';
import { boolean, integer, metadata, object, optional, text } from './parameters.ts';
import { type Account, type Intent, newObject, randomText } from './state.ts';

export interface Call {
  id: string;
  isSecret: boolean;
  clientSecret: string | undefined;
}

export const createParameters = object({
  amount: integer,
  currency: text,
  automatic_payment_methods: optional(object({ enabled: boolean })),
  description: optional(text),
  metadata: optional(metadata),
});

export function createIntent(
  { state, emit }: Account,
  _call: Call,
  { amount, currency, description, metadata = {} }: ReturnType<typeof createParameters>,
): Intent {
  if (currency.toLowerCase() !== 'usd')
    throw invalid(`Invalid currency: ${currency}. The stand-in for Stripe supports these: usd`, {
      param: 'currency',
    });
  if (amount < 50)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  const base = newObject('pi', 'payment_intent' as const);
  const intent: Intent = {
    ...base,
    amount,
    amount_received: 0,
    client_secret: `${base.id}_secret_${randomText(25)}`,
    currency: 'usd',
    description: description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card', 'us_bank_account'],
    status: 'requires_payment_method',
  };
  state.add(intent);
  emit('payment_intent.created', intent);
  return intent;
}

/** The intent in the path. A browser needs its client secret. */
export function findIntent({ state }: Account, { id, clientSecret, isSecret }: Call): Intent {
  const intent = state.get('payment_intent', id, 'intent');
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
