import { dollars, longDate } from '@practice/contract/format';
import { cardName, type Receipt } from '@practice/contract/payments';
import styles from './Checkout.module.css';

export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const lines = {
    Receipt: receipt.number,
    Package: receipt.serviceType,
    Amount: dollars(receipt.amount),
    'Paid with': cardName(receipt),
    Date: longDate(receipt.paymentDate),
  };
  return (
    <>
      <dl className={`${styles.receipt} stack gap-2`}>
        {Object.entries(lines).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-soft">{label}</dt>
                <dd className="break-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <a href={receipt.href} download>
          Download your receipt (PDF)
        </a>
      </p>
    </>
  );
}
