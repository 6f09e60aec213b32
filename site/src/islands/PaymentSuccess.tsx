import { paymentMessages } from '@practice/contract/messages';
import { useEffect, useState } from 'react';
import styles from './checkout/Checkout.module.css';
import { firstShown, type Outcome, secretFrom, watchOutcome } from './checkout/outcome.ts';
import { PaymentFailed } from './checkout/PaymentFailed.tsx';
import { PaymentProcessing } from './checkout/PaymentProcessing.tsx';
import { PaymentSucceeded } from './checkout/PaymentSucceeded.tsx';

/** What became of a payment: first what the address says, then what the API says of it. */
export function PaymentSuccess() {
  const [outcome, setOutcome] = useState<Outcome>(() => firstShown(window.location.search));

  useEffect(() => {
    const secret = secretFrom(window.location.search);
    return secret
      ? watchOutcome(secret, (next) => setOutcome((shown) => ({ ...shown, ...next })))
      : undefined;
  }, []);

  return (
    <section className={`${styles.sheet} ${styles.alone}`} aria-live="polite">
      {outcome.status === 'success' && <PaymentSucceeded receipt={outcome.receipt} />}
      {outcome.status === 'failed' && <PaymentFailed />}
      {outcome.status === 'processing' && <PaymentProcessing />}
      {outcome.isUnknown && <p className={styles.soft}>{paymentMessages.notRecorded}</p>}
    </section>
  );
}
