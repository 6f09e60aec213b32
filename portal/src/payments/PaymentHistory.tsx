import { dollars, longDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { buyersLabel, cardName, isPaid, type Payment, receiptPath } from '@practice/contract/payments';
import { Badge } from '@practice/ui/Badge';
import { ButtonLink } from '@practice/ui/Button';
import emptyReceipt from '@practice/ui/drawings/empty-receipt.svg?raw';
import { Loaded } from '../layout/Loaded.tsx';
import { EmptyState, Panel } from '../layout/Panel.tsx';
import { usePayments } from '../session/session.queries.ts';
import styles from './PaymentHistory.module.css';

export function PaymentHistory() {
  return (
    <Panel title="Payment History">
      <Loaded
        from={usePayments()}
        what="your payments"
        skeletons={{ className: 'stack gap-5 py-3', heights: ['5rem', '5rem'] }}
      >
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState svg={emptyReceipt} title="No payment history available">
              <p>Your purchases and receipts will appear here.</p>
              <ButtonLink href={paths.services}>Browse Services</ButtonLink>
            </EmptyState>
          ) : (
            <ul className="plain-list ruled-between">
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, serviceType, description, amount, refundedAmount, status, paymentDate, createdAt } = payment;
  const label = buyersLabel(status);
  return (
    <li className={`stack ${styles.payment}`}>
      <div className="stack gap-1 items-start break-anywhere">
        <h3 className="text-lg">
          <bdi>{serviceType}</bdi>
        </h3>
        {description && (
          <p className="text-sm text-soft">
            <bdi>{description}</bdi>
          </p>
        )}
        <p className="text-sm text-soft">
          {[longDate(paymentDate ?? createdAt), cardName(payment)].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={`stack gap-1 items-start ${styles.money}`}>
        <p className="heading-font text-xl">{dollars(amount)}</p>
        <Badge tone={label.tone}>{label.text}</Badge>
        {refundedAmount > 0 && (
          <p className="text-sm text-soft break-anywhere">{dollars(refundedAmount)} refunded</p>
        )}
        {isPaid(status) && (
          <a href={receiptPath(id)} download>
            Receipt<span className="visually-hidden"> for {serviceType}</span> (PDF)
          </a>
        )}
      </div>
    </li>
  );
}
