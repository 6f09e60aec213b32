import { dollars, longDate } from '@practice/contract/format';
import { isPaid, type Payment, paymentLabel, receiptPath } from '@practice/contract/payments';
import { Badge } from '@practice/ui/Badge';
import styles from './PaymentHistory.module.css';

export function PaymentRow({ payment }: { payment: Payment }) {
  const { id, serviceType, description, amount, refundedAmount, status } = payment;
  const label = paymentLabel(status);
  return (
    <li className={`stack ${styles.payment}`}>
      <div className="stack gap-1 items-start">
        <h3 className="text-lg break-anywhere">{serviceType}</h3>
        {description && <p className="text-sm text-soft break-anywhere">{description}</p>}
        <p className="text-sm text-soft break-anywhere">
          {longDate(payment.paymentDate ?? payment.createdAt)}
        </p>
      </div>
      <div className={`stack gap-1 items-start ${styles.money}`}>
        <p className={styles.amount}>{dollars(amount)}</p>
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
