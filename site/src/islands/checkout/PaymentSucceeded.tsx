import { useStore } from '@nanostores/react';
import { dollars, longDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import type { Receipt } from '@practice/contract/payments';
import { ButtonLink } from '@practice/ui/Button';
import { useEffect } from 'react';
import { $user, loadSession } from '../../stores/session.ts';
import styles from './Checkout.module.css';

/** Thanks, the receipt once the payment is recorded, and the next step. */
export function PaymentSucceeded({ receipt }: { receipt?: Receipt | null | undefined }) {
  const user = useStore($user);
  useEffect(() => {
    void loadSession();
  }, []);
  return (
    <>
      <h1>Payment Successful!</h1>
      <p>
        Thank you for your purchase. We’re sending an email confirmation with your receipt
        {receipt?.email ? ` to ${receipt.email}` : ''}.
      </p>
      {receipt && (
        <dl className={styles.receipt}>
          <Row label="Receipt" value={receipt.number} />
          <Row label="Package" value={receipt.serviceType} />
          <Row label="Amount" value={dollars(receipt.amount)} />
          <Row label="Date" value={longDate(receipt.paymentDate)} />
        </dl>
      )}
      <p>
        {user ? (
          <>
            Next, <a href={paths.bookAppointment}>book your visit</a>.
          </>
        ) : (
          'Next, create an account to book your visit. It’s free and takes a minute.'
        )}
      </p>
      <p className={styles.ways}>
        <ButtonLink href={paths.clientDashboard}>Continue to Dashboard</ButtonLink>
        {!user && (
          <ButtonLink
            href={`${paths.auth}?tab=register&next=${encodeURIComponent(paths.bookAppointment)}`}
            variant="secondary"
          >
            Create an account
          </ButtonLink>
        )}
        <ButtonLink href={paths.home} variant={user ? 'secondary' : 'quiet'}>
          Return Home
        </ButtonLink>
      </p>
    </>
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
