import { dollars, longDate } from '@practice/contract/format';
import { isPaid, type Payment, paymentLabel, receiptPath } from '@practice/contract/payments';
import { Badge } from '@practice/ui/Badge';
import styles from './PaymentHistory.module.css';

export function PaymentRow({ payment }: { payment: Payment }) {
  const { id, serviceType, description, amount, refundedAmount, status } = payment;
  const label = paymentLabel(status);
  return (
    <li className={styles.payment}>
      <div className={styles.what}>
        <h3 className={styles.service}>{serviceType}</h3>
        {description && <p className={styles.soft}>{description}</p>}
        <p className={styles.soft}>{longDate(payment.paymentDate ?? payment.createdAt)}</p>
      </div>
      <div className={styles.money}>
        <p className={styles.amount}>{dollars(amount)}</p>
        <Badge tone={label.tone}>{label.text}</Badge>
        {refundedAmount > 0 && <p className={styles.soft}>{dollars(refundedAmount)} refunded</p>}
        {isPaid(status) && (
          <a href={receiptPath(id)} download>
            Receipt<span className="visually-hidden"> for {serviceType}</span> (PDF)
          </a>
        )}
      </div>
    </li>
  );
}
