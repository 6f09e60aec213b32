import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who gave money back, and why: the card provider is told neither. Written before Stripe is asked. */
@Entity('payment_refunds')
export class PaymentRefund {
  @PrimaryColumn('integer', { name: 'payment_id' })
  paymentId: number;

  /** The UUID of the refund's form: sent again, it is the same refund. */
  @PrimaryColumn('uuid')
  attempt: string;

  /** `re_…`; null until Stripe has answered. */
  @Column('text', { name: 'stripe_refund_id', nullable: true })
  stripeRefundId: string | null;

  /** Dollars, as PostgreSQL's decimal writes them; null for all that is left, until Stripe says how much that was. */
  @Column('decimal', { precision: 10, scale: 2, nullable: true })
  amount: string | null;

  @Column('text')
  reason: string;

  /** The admin's name on that day. */
  @Column('text')
  author: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
