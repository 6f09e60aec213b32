import type { PaymentStatus } from '@practice/contract/payments';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('payments')
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Whose history it is in. A guest's gets there once it is paid, by its confirmed email address. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** Whether nobody was signed in when it was opened, and when its buyer was named. */
  @Column('boolean', { name: 'is_guest', default: false })
  isGuest: boolean;

  /** Null only between the row and Stripe's first answer. */
  @Column('text', { name: 'stripe_payment_intent_id', nullable: true })
  stripePaymentIntentId: string | null;

  /** SHA-256 of the intent's client secret: whoever shows the secret may ask about this payment. */
  @Column('text', { name: 'client_secret_hash', nullable: true, select: false })
  clientSecretHash: string | null;

  /** Made by the checkout once per purchase: the same one sent again is the same payment. */
  @Column('uuid', { nullable: true, select: false })
  attempt: string | null;

  /** Dollars, as PostgreSQL's decimal writes them, e.g. `299.00`. */
  @Column('decimal', { precision: 10, scale: 2 })
  amount: string;

  @Column('decimal', { name: 'refunded_amount', precision: 10, scale: 2, default: 0 })
  refundedAmount: string;

  @Column('text', { default: 'usd' })
  currency: string;

  @Column('text', { default: 'pending' })
  status: PaymentStatus;

  @Column('text', { name: 'service_type' })
  serviceType: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { name: 'customer_name', nullable: true })
  customerName: string | null;

  /** When it was paid. */
  @Column('timestamptz', { name: 'payment_date', nullable: true })
  paymentDate: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
