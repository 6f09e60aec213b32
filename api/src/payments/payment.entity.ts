import type { Dispute, PaymentStatus } from '@practice/contract/payments';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('payments')
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  /** A guest's paid payment gets the account that has confirmed the guest's address. */
  @Column('integer', { nullable: true }) userId: number | null;
  @Column('boolean', { default: false }) isGuest: boolean;
  @Column('text', { nullable: true }) stripePaymentIntentId: string | null;
  /** SHA-256 of the intent's client secret, with which anyone may ask about this payment. */
  @Column('text', { nullable: true, select: false }) clientSecretHash: string | null;
  @Column('uuid', { nullable: true, select: false }) idempotencyKey: string | null;
  /** Dollars, such as `299.00`. */
  @Column('decimal', { precision: 10, scale: 2 }) amount: string;
  @Column('decimal', { precision: 10, scale: 2, default: 0 }) refundedAmount: string;
  @Column('decimal', { precision: 10, scale: 2, default: 0 }) lostAmount: string;
  @Column('timestamptz', { nullable: true }) refundsAsOf: Date | null;
  @Column('text', { default: 'usd' }) currency: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;
  @Column('text') serviceType: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) customerEmail: string | null;
  @Column('text', { nullable: true }) customerName: string | null;
  @Column('text', { nullable: true }) company: string | null;
  @Column('text', { nullable: true }) cardBrand: string | null;
  @Column('text', { nullable: true }) cardLast4: string | null;
  @Column('timestamptz', { nullable: true }) paymentDate: Date | null;
  /** By when the receipt says that we contact the buyer. Null while the practice is closed for long. */
  @Column('timestamptz', { nullable: true }) contactBy: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}

/** Who refunded a payment and why, which Stripe does not know. The row is written before Stripe is called. */
@Entity('payment_refunds')
export class PaymentRefund {
  @PrimaryColumn('integer') paymentId: number;
  @PrimaryColumn('uuid') idempotencyKey: string;
  @Column('text', { nullable: true }) stripeRefundId: string | null;
  /** Dollars, such as `299.00`. Null means everything that is left, until Stripe says how much that was. */
  @Column('decimal', { precision: 10, scale: 2, nullable: true }) amount: string | null;
  @Column('text') reason: string;
  @Column('text') author: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

/** An event that Stripe has sent. Its id is kept so that a second delivery changes nothing. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text') id: string;
  @Column('integer', { nullable: true }) paymentId: number | null;
  @Column('text') type: string;
  @Column('timestamptz') happenedAt: Date;
  @Column('bigint', { nullable: true }) sentBack: string | null;
  @Column('jsonb', { nullable: true }) dispute: Dispute | null;
  @Column('timestamptz', { default: () => 'now()' }) receivedAt: Date;
}
