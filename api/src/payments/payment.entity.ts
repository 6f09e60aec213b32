import { centsOf, decimalOf, dollarsOf } from '@practice/contract/money';
import type { Dispute, PaymentStatus } from '@practice/contract/payments';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  VirtualColumn,
} from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { Package } from '../services/package.entity.ts';

/** Dollars in the column, such as `299.00`, and cents in the property. */
const money = (name: string) => ({
  name,
  precision: 10,
  scale: 2,
  transformer: {
    to: (cents?: number | null) => (typeof cents === 'number' ? decimalOf(cents) : cents),
    from: (dollars: string | null) => (dollars === null ? null : centsOf(Number(dollars))),
  },
});

/** Saved before Stripe is called. The id is the idempotency key, so that a retry makes no second intent. */
@Entity('payments')
@Unique('payments_intent_taken', ['stripePaymentIntentId'])
@Unique('payments_idempotency_key_taken', ['idempotencyKey', 'serviceType'])
@Check('payments_intent', `stripe_payment_intent_id IS NOT NULL OR status = 'pending'`)
@Check(
  'payments_amount',
  'amount > 0 AND refunded_amount BETWEEN 0 AND amount AND lost_amount BETWEEN 0 AND amount',
)
@Check('payments_paid', `(status NOT IN ('pending', 'processing', 'failed')) = (payment_date IS NOT NULL)`)
@Check(
  'payments_status',
  `status IN ('pending', 'processing', 'failed', 'succeeded', 'partially_refunded', 'refunded', 'disputed', 'partially_lost', 'lost')`,
)
@Index('payments_of_user', ['userId', 'paymentDate'])
@Index('payments_newest', ['createdAt', 'id'])
@Index('payments_open', ['createdAt'], { where: `status IN ('pending', 'processing', 'failed')` })
@Index('payments_of_guests', { synchronize: false })
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  /** A guest's paid payment goes to the account that confirms the guest's address. */
  @Column('integer', { nullable: true }) userId: number | null;
  /** Payments are kept for the books. */
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() user: Relation<User> | null;
  /** Not implied by `userId`: a guest's payment can get an account, and a deleted account leaves none. */
  @Column('boolean', { default: false }) isGuest: boolean;
  @Column('text', { nullable: true }) stripePaymentIntentId: string | null;
  /** SHA-256 of the client secret, with which anyone may ask about this payment. */
  @Column('text', { nullable: true, select: false }) clientSecretHash: string | null;
  @Column('uuid', { nullable: true, select: false }) idempotencyKey: string | null;
  @Column('decimal', money('amount')) amountCents: number;
  @Column('decimal', { ...money('refunded_amount'), default: 0 }) refundedCents: number;
  @Column('decimal', { ...money('lost_amount'), default: 0 }) lostCents: number;
  /** When Stripe stated the latest refund total, because events come in any order. */
  @Column('timestamptz', { nullable: true }) refundsAsOf: Date | null;
  @Column('text', { default: 'usd' }) currency: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;
  @Column('text') serviceType: string;
  @Column('integer', { nullable: true }) packageId: number | null;
  @ManyToOne(() => Package) @JoinColumn() package: Relation<Package> | null;
  @Column('smallint', { default: 0 }) visits: number;
  @VirtualColumn({
    type: 'integer',
    query: (payment) => `SELECT CASE
      WHEN ${payment}.status IN ('succeeded', 'partially_refunded', 'partially_lost')
      THEN greatest(0, ${payment}.visits - count(*)) ELSE 0 END::integer
      FROM client_appointments
      WHERE payment_id = ${payment}.id AND client_appointments.status NOT IN ('cancelled', 'no-show')`,
  })
  visitsLeft: number;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) customerEmail: string | null;
  @Column('text', { nullable: true }) customerName: string | null;
  @Column('text', { nullable: true }) company: string | null;
  @Column('text', { nullable: true }) cardBrand: string | null;
  @Column('text', { nullable: true }) cardLast4: string | null;
  @Column('timestamptz', { nullable: true }) paymentDate: Date | null;
  @Column('timestamptz', { nullable: true }) contactBy: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}

type Cents = Pick<Payment, 'amountCents' | 'refundedCents' | 'lostCents'>;

export const inDollars = <Row extends Cents>({ amountCents, refundedCents, lostCents, ...rest }: Row) => ({
  ...rest,
  amount: dollarsOf(amountCents),
  refundedAmount: dollarsOf(refundedCents),
  lostAmount: dollarsOf(lostCents),
});

/** Who refunded a payment and why, saved before Stripe is called. */
@Entity('payment_refunds')
@Unique('payment_refunds_stripe_id_taken', ['stripeRefundId'])
@Check('payment_refunds_known', 'stripe_refund_id IS NULL OR amount IS NOT NULL')
export class PaymentRefund {
  @PrimaryColumn('integer') paymentId: number;
  @ManyToOne(() => Payment, { onDelete: 'CASCADE' }) @JoinColumn() payment: Relation<Payment>;
  @PrimaryColumn('uuid') idempotencyKey: string;
  @Column('text', { nullable: true }) stripeRefundId: string | null;
  /** Null means all that is left, until Stripe says how much that was. */
  @Column('decimal', { ...money('amount'), nullable: true }) amountCents: number | null;
  @Column('text') reason: string;
  @Column('text') author: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('stripe_events')
@Index('stripe_events_of_payment', ['paymentId', 'happenedAt'])
export class StripeEvent {
  @PrimaryColumn('text') id: string;
  @Column('integer', { nullable: true }) paymentId: number | null;
  @ManyToOne(() => Payment, { onDelete: 'CASCADE' }) @JoinColumn() payment: Relation<Payment> | null;
  @Column('text') type: string;
  @Column('timestamptz') happenedAt: Date;
  /** Cents of a failed refund, sent back by the buyer's bank. */
  @Column('bigint', { nullable: true }) sentBack: string | null;
  /** As of this event. */
  @Column('jsonb', { nullable: true }) dispute: Dispute | null;
  @Column('timestamptz', { default: () => 'now()' }) receivedAt: Date;
}
