import { dollars, longDate } from '@practice/contract/format';
import type { Receipt } from '@practice/contract/payments';
import styles from './Checkout.module.css';

/** The amount, the package and the date. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  return (
    <dl className={styles.receipt}>
      <Row label="Receipt" value={receipt.number} />
      <Row label="Package" value={receipt.serviceType} />
      <Row label="Amount" value={dollars(receipt.amount)} />
      <Row label="Date" value={longDate(receipt.paymentDate)} />
    </dl>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
