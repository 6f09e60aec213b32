import { idText } from '@practice/contract/lists';
import { valuesOf } from '@practice/contract/options';
import { type Card, type Dispute, disputeStates, type PaymentStatus } from '@practice/contract/payments';
import * as v from 'valibot';

export interface PaymentUpdate {
  intentId: string;
  /** Our row's id, for an event that comes before Stripe's answer to our call. */
  paymentId?: number;
  /** In cents; undefined for disputes and refunds, which may be partial. */
  amount?: number;
  currency: string;
  status: PaymentStatus;
  /** In cents, all refunds until a moment, except those returned by the buyer's bank by then. */
  refunds?: { total: number; at: Date };
  /** Cents of a refund returned by the buyer's bank. */
  sentBack?: number;
  dispute?: Dispute;
  card?: Card;
  happenedAt: Date;
}

// The signature proves who sent an event, not that its values fit into the database.
const stripeId = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(2200) / 1000));
const itsIntent = v.nullish(v.union([stripeId, v.object({ id: stripeId })]));

const intentSchema = v.object({
  object: v.literal('payment_intent'),
  id: stripeId,
  amount: cents,
  currency: v.string(),
  status: v.string(),
  metadata: v.nullish(v.object({ paymentId: v.optional(v.unknown()) })),
  last_payment_error: v.optional(v.unknown()),
  latest_charge: v.optional(v.unknown()),
});
const chargeSchema = v.pipe(
  v.object({
    object: v.literal('charge'),
    payment_intent: itsIntent,
    amount: cents,
    amount_refunded: cents,
    currency: v.string(),
    created: seconds,
    payment_method_details: v.optional(v.unknown()),
  }),
  v.check(({ amount, amount_refunded }) => amount_refunded <= amount),
);
const refundSchema = v.object({
  object: v.literal('refund'),
  payment_intent: itsIntent,
  amount: v.optional(cents),
  currency: v.string(),
});
const disputeSchema = v.object({
  ...refundSchema.entries,
  object: v.literal('dispute'),
  id: stripeId,
  amount: cents,
  status: v.picklist(valuesOf(disputeStates)),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(seconds) })),
});

const cardSchema = v.object({
  payment_method_details: v.object({
    card: v.object({
      brand: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
  }),
});

export const eventSchema = v.object({
  object: v.literal('event'),
  id: stripeId,
  type: v.pipe(v.string(), v.regex(/^[\w.]{1,255}$/)),
  created: v.pipe(
    seconds,
    v.transform((created) => new Date(created * 1000)),
  ),
  data: v.object({ object: v.unknown() }),
});

const subjectSchema = v.variant('object', [intentSchema, chargeSchema, refundSchema, disputeSchema]);

/** @returns undefined if the event is not about a payment or can't be read */
export function updateFromEvent({
  data,
  type,
  created,
}: v.InferOutput<typeof eventSchema>): PaymentUpdate | undefined {
  const subject = v.safeParse(subjectSchema, data.object);
  if (!subject.success) return undefined;
  const { output } = subject;
  if (output.object === 'payment_intent') {
    const update = updateFromIntent(output, created);
    return type === 'payment_intent.payment_failed' ? { ...update, status: 'failed' } : update;
  }
  if (output.object === 'charge' && /^charge\.(succeeded|refunded)$/.test(type))
    return updateFromCharge(output, created);
  if (output.object === 'refund' && type === 'refund.failed')
    return factsOf(output, { status: 'pending', sentBack: output.amount ?? 0, happenedAt: created });
  if (output.object === 'dispute' && type.startsWith('charge.dispute.')) {
    const { id, amount, evidence_details } = output;
    const status = type === 'charge.dispute.funds_reinstated' ? 'won' : output.status;
    const dispute = { id, status, amount, dueBy: evidence_details?.due_by ?? undefined };
    return factsOf(output, { status: 'succeeded', dispute, happenedAt: created });
  }
  return undefined;
}

export function updateFromCharge(
  charge: v.InferOutput<typeof chargeSchema>,
  at: Date,
): PaymentUpdate | undefined {
  const { amount, amount_refunded: total } = charge;
  return factsOf(charge, {
    amount,
    status: total === 0 ? 'pending' : 'partially_refunded',
    ...(total > 0 && { refunds: { total, at } }),
    happenedAt: new Date(charge.created * 1000),
    ...cardOf(charge),
  });
}

function factsOf(
  { payment_intent, currency }: Pick<v.InferOutput<typeof refundSchema>, 'payment_intent' | 'currency'>,
  rest: Omit<PaymentUpdate, 'intentId' | 'currency'>,
): PaymentUpdate | undefined {
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return intentId ? { intentId, currency, ...rest } : undefined;
}

export function updateFromIntent(
  intent: v.InferOutput<typeof intentSchema>,
  happenedAt: Date,
): PaymentUpdate {
  const { id, amount, currency, metadata } = intent;
  const status = statusOf(intent);
  const paymentId = v.safeParse(idText, metadata?.paymentId);
  return {
    intentId: id,
    ...(paymentId.success ? { paymentId: paymentId.output } : {}),
    amount,
    currency,
    status,
    happenedAt,
    // A declined card's charge is also the latest, until another card is tried.
    ...(status === 'succeeded' ? cardOf(intent.latest_charge) : {}),
  };
}

function cardOf(charge: unknown): Pick<PaymentUpdate, 'card'> {
  const { success, output } = v.safeParse(cardSchema, charge);
  if (!success) return {};
  const { brand, last4 } = output.payment_method_details.card;
  return { card: { cardBrand: brand, cardLast4: last4 } };
}

function statusOf({ status, last_payment_error }: v.InferOutput<typeof intentSchema>): PaymentStatus {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  if (status === 'canceled' || (status === 'requires_payment_method' && last_payment_error)) return 'failed';
  return 'pending';
}
