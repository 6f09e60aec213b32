import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that Stripe has sent, kept once by its id: the history of a payment, and what makes a second delivery harmless. */
@Entity('stripe_events')
export class StripeEvent {
  /** Stripe's own, `evt_…`. */
  @PrimaryColumn('text')
  id: string;

  /** Null for an event of a payment that is not ours. */
  @Column('integer', { name: 'payment_id', nullable: true })
  paymentId: number | null;

  @Column('text')
  type: string;

  /** When it happened, by Stripe's clock. */
  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt: Date;
}
