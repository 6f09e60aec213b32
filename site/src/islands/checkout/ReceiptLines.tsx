import { dollars, longDate } from '@practice/contract/format';
import type { Receipt } from '@practice/contract/payments';
import styles from './Checkout.module.css';

/** The amount, the package and the date. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const lines = {
    Receipt: receipt.number,
    Package: receipt.serviceType,
    Amount: dollars(receipt.amount),
    Date: longDate(receipt.paymentDate),
  };
  return (
    <dl className={`${styles.receipt} stack gap-2`}>
      {Object.entries(lines).map(([label, value]) => (
        <div key={label}>
          <dt className="text-soft">{label}</dt>
          <dd className="break-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
