import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that Stripe has sent. Its id is kept so that a second delivery changes nothing. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text') id: string;
  @Column('integer', { nullable: true }) paymentId: number | null;
  @Column('text') type: string;
  @Column('timestamptz') happenedAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) receivedAt: Date;
}
