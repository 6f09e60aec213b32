import { Column, Entity, Like, Not, PrimaryColumn } from 'typeorm';

const asked = 'asked/';

/** The row's id until Stripe has said its own. @param attempt the UUID of the refund's form */
export function askedId(attempt: string): string {
  return asked + attempt;
}

/** Refunds that Stripe has not answered yet, and may never have heard of. */
export const unanswered = Like(`${asked}%`);
export const answered = Not(unanswered);

/** Who gave money back, and why: the card provider is told neither. */
@Entity('payment_refunds')
export class PaymentRefund {
  /** Stripe's own, `re_…`; until it has answered, `asked/…` with the attempt. */
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
