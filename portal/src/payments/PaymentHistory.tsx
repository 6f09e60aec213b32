import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { Drawing } from '@practice/ui/Drawing';
import emptyReceipt from '@practice/ui/drawings/empty-receipt.svg?raw';
import { Skeleton } from '@practice/ui/Skeleton';
import { EmptyPanel } from '../layout/EmptyPanel.tsx';
import { LoadError } from '../layout/LoadError.tsx';
import styles from './PaymentHistory.module.css';
import { PaymentRow } from './PaymentRow.tsx';
import { usePayments } from './payments.queries.ts';

/** The payments of the client, with their receipts. */
export function PaymentHistory() {
  const { payments, error, retry } = usePayments();
  if (payments?.length === 0) {
    return (
      <EmptyPanel
        title="Payment History"
        drawing={<Drawing svg={emptyReceipt} />}
        empty="No payment history available"
        action={<ButtonLink href={paths.services}>Browse Services</ButtonLink>}
      >
        Your purchases and receipts will appear here.
      </EmptyPanel>
    );
  }
  return (
    <Card className="stack gap-4">
      <h2 className="text-xl">Payment History</h2>
      {error && <LoadError title="Your payments could not be loaded" error={error} onRetry={retry} />}
      {!payments && !error && (
        <div role="status" aria-label="Loading your payments…" className={`plain-list ${styles.list}`}>
          <Skeleton className={styles.waiting} />
          <Skeleton className={styles.waiting} />
        </div>
      )}
      {payments && (
        <ul className={`plain-list ${styles.list}`}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  );
}
