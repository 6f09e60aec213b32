import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who gave money back, and why: the card provider is told neither. */
@Entity('payment_refunds')
export class PaymentRefund {
  /** Stripe's own, `re_…`. */
  @PrimaryColumn('text')
  id: string;

  @Column('integer', { name: 'payment_id' })
  paymentId: number;

  /** Dollars, as PostgreSQL's decimal writes them. */
  @Column('decimal', { precision: 10, scale: 2 })
  amount: string;

  @Column('text')
  reason: string;

  /** The admin's name on that day. */
  @Column('text')
  author: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
