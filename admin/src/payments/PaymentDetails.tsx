import { Skeleton } from '@mui/material';
import { dateAndTime, dollars } from '@practice/contract/format';
import { cardName, refundable } from '@practice/contract/payments';
import { Details, emailLink } from '../layout/Details.tsx';
import { buyerOf, historyOf, type PaymentRow } from './payment-row.ts';
import { RefundForm } from './RefundForm.tsx';

export function PaymentDetails({ payment }: { payment: PaymentRow }) {
  const {
    customerEmail,
    company,
    serviceType,
    amount,
    refundedAmount,
    lostAmount,
    createdAt,
    paymentDate,
    stripeUrl,
  } = payment;
  return (
    <Details
      fields={{
        Buyer: [buyerOf(payment), customerEmail && emailLink(customerEmail)],
        Company: company,
        Package: serviceType,
        Amount: dollars(amount),
        Card: cardName(payment),
        Refunded: refundedAmount > 0 && dollars(refundedAmount),
        'Lost in a dispute': lostAmount > 0 && dollars(lostAmount),
        Started: dateAndTime(createdAt),
        Paid: paymentDate && dateAndTime(paymentDate),
        'Card provider': stripeUrl && (
          <a href={stripeUrl} target="_blank" rel="noreferrer">
            Open in Stripe
          </a>
        ),
      }}
    >
      {refundable(payment) > 0 && <RefundForm key={refundedAmount} payment={payment} />}
      <section aria-labelledby="history-heading">
        <h3 id="history-heading">History</h3>
        <History {...payment} />
      </section>
    </Details>
  );
}

function History({ events, refunds }: PaymentRow) {
  if (!events || !refunds) return <Skeleton />;
  const lines = historyOf({ events, refunds });
  if (lines.length === 0) return <p className="text-xs text-soft">Nothing from Stripe yet.</p>;
  return (
    <ol className="stack plain-list mt-3">
      {lines.map(({ id, text, at }) => (
        <li key={id}>
          {text}
          <small className="block text-xs text-soft">{dateAndTime(at)}</small>
        </li>
      ))}
    </ol>
  );
}
