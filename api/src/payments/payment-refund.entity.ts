import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who refunded a payment and why, which Stripe does not know. The row is written before Stripe is called. */
@Entity('payment_refunds')
export class PaymentRefund {
  @PrimaryColumn('integer') paymentId: number;
  /** The form's UUID, so that a form sent twice is one refund. */
  @PrimaryColumn('uuid') attempt: string;
  /** Null until Stripe answers. */
  @Column('text', { nullable: true }) stripeRefundId: string | null;
  /** Dollars, such as `299.00`. Null means everything that is left, until Stripe says how much that was. */
  @Column('decimal', { precision: 10, scale: 2, nullable: true }) amount: string | null;
  @Column('text') reason: string;
  @Column('text') author: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
