import type { PaymentStatus } from '@practice/contract/payments';
import * as v from 'valibot';
import { idPattern } from '../http/validation.ts';

/** What Stripe says about one payment, in an event or an answer. */
export interface Facts {
  intentId: string;
  /** The id of our row, for an event that comes before Stripe's answer to our own call. */
  paymentId?: number;
  /** Cents; undefined in a dispute, which may be about a part. */
  amount?: number;
  currency: string;
  status: PaymentStatus;
  refunded?: number;
  happenedAt: Date;
}

// The signature proves who sent an event, not that its values fit into the database.
const stripeId = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(9999, 11, 31) / 1000));
const itsIntent = v.nullish(v.union([stripeId, v.object({ id: stripeId })]));

const intentSchema = v.object({
  object: v.literal('payment_intent'),
  id: stripeId,
  amount: cents,
  currency: v.string(),
  status: v.string(),
  metadata: v.nullish(v.object({ paymentId: v.optional(v.unknown()) })),
  last_payment_error: v.optional(v.unknown()),
});
const chargeSchema = v.pipe(
  v.object({
    object: v.literal('charge'),
    payment_intent: itsIntent,
    amount: cents,
    amount_refunded: cents,
    currency: v.string(),
    created: seconds,
  }),
  v.check(({ amount, amount_refunded }) => amount_refunded <= amount),
);
const disputeSchema = v.object({
  object: v.literal('dispute'),
  payment_intent: itsIntent,
  currency: v.string(),
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

const subjectSchema = v.variant('object', [intentSchema, chargeSchema, disputeSchema]);

/** Returns undefined if the event is not about a payment or can't be read. */
export function factsOfEvent({ data, type, created }: v.InferOutput<typeof eventSchema>): Facts | undefined {
  const subject = v.safeParse(subjectSchema, data.object);
  if (!subject.success) return undefined;
  const { output } = subject;
  if (output.object === 'payment_intent') {
    const facts = factsOfIntent(output, created);
    return type === 'payment_intent.payment_failed' ? { ...facts, status: 'failed' } : facts;
  }
  if (output.object === 'charge' && type === 'charge.refunded') return factsOfRefund(output);
  if (output.object === 'dispute' && type === 'charge.dispute.created') {
    return factsOf(output, { status: 'disputed', happenedAt: created });
  }
  return undefined;
}

export function factsOfRefund(charge: v.InferOutput<typeof chargeSchema>): Facts | undefined {
  return factsOf(charge, {
    amount: charge.amount,
    status: charge.amount_refunded >= charge.amount ? 'refunded' : 'partially_refunded',
    refunded: charge.amount_refunded,
    happenedAt: new Date(charge.created * 1000),
  });
}

function factsOf(
  { payment_intent, currency }: Pick<v.InferOutput<typeof disputeSchema>, 'payment_intent' | 'currency'>,
  rest: Pick<Facts, 'amount' | 'status' | 'refunded' | 'happenedAt'>,
): Facts | undefined {
  const intentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return intentId ? { intentId, currency, ...rest } : undefined;
}

export function factsOfIntent(intent: v.InferOutput<typeof intentSchema>, happenedAt: Date): Facts {
  const { id, amount, currency, metadata } = intent;
  const paymentId = v.safeParse(idPattern, metadata?.paymentId);
  return {
    intentId: id,
    ...(paymentId.success ? { paymentId: paymentId.output } : {}),
    amount,
    currency,
    status: statusOf(intent),
    happenedAt,
  };
}

function statusOf({ status, last_payment_error }: v.InferOutput<typeof intentSchema>): PaymentStatus {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  if (status === 'canceled' || (status === 'requires_payment_method' && last_payment_error)) return 'failed';
  return 'pending';
}
