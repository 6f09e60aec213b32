import { dateAndTime, dollars } from '@practice/contract/format';
import { type PaymentEvent, refundable } from '@practice/contract/payments';
import { Skeleton } from '@practice/ui/Skeleton';
import { Details } from '../layout/Details.tsx';
import styles from './Payments.module.css';
import { buyerOf, type PaymentRow } from './payment-row.ts';
import { RefundForm } from './RefundForm.tsx';

/** Who paid what, what Stripe told about it, and the way to give it back. */
export function PaymentDetails({ payment }: { payment: PaymentRow }) {
  const { customerEmail, serviceType, amount, refundedAmount, createdAt, paymentDate } = payment;
  return (
    <Details
      facts={
        <>
          <dt>Buyer</dt>
          <dd>{buyerOf(payment)}</dd>
          {customerEmail && (
            <dd>
              <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
            </dd>
          )}
          <dt>Package</dt>
          <dd>{serviceType}</dd>
          <dt>Amount</dt>
          <dd>{dollars(amount)}</dd>
          {refundedAmount > 0 && (
            <>
              <dt>Refunded</dt>
              <dd>{dollars(refundedAmount)}</dd>
            </>
          )}
          <dt>Started</dt>
          <dd>{dateAndTime(createdAt)}</dd>
          {paymentDate && (
            <>
              <dt>Paid</dt>
              <dd>{dateAndTime(paymentDate)}</dd>
            </>
          )}
          {payment.stripeUrl && (
            <>
              <dt>Card provider</dt>
              <dd>
                <a href={payment.stripeUrl} target="_blank" rel="noreferrer">
                  Open in Stripe
                </a>
              </dd>
            </>
          )}
        </>
      }
    >
      {refundable(payment) > 0 && <RefundForm key={refundedAmount} payment={payment} />}
      <section aria-labelledby="history-heading">
        <h3 id="history-heading">History</h3>
        {payment.refunds?.map(({ id, amount, reason, author, createdAt: at }) => (
          <p key={id}>
            {author} refunded {dollars(amount)}: {reason}{' '}
            <small className={styles.soft}>{dateAndTime(at)}</small>
          </p>
        ))}
        {payment.events ? <History events={payment.events} /> : <Skeleton />}
      </section>
    </Details>
  );
}

function History({ events }: { events: readonly PaymentEvent[] }) {
  if (events.length === 0) return <p className={styles.soft}>Nothing from Stripe yet.</p>;
  return (
    <ol className={styles.history}>
      {events.map(({ id, type, happenedAt }) => (
        <li key={id}>
          {words[type] ?? type}
          <small className={styles.soft}>{dateAndTime(happenedAt)}</small>
        </li>
      ))}
    </ol>
  );
}

const words: Record<string, string> = {
  'payment_intent.created': 'Checkout opened',
  'payment_intent.requires_action': 'Bank asked for a second step',
  'payment_intent.processing': 'Bank is processing it',
  'payment_intent.payment_failed': 'Payment failed',
  'payment_intent.succeeded': 'Paid',
  'payment_intent.canceled': 'Canceled',
  'charge.succeeded': 'Card charged',
  'charge.refunded': 'Refunded',
  'charge.dispute.created': 'Disputed by the buyer',
};
