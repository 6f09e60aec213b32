import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { Spinner } from '@practice/ui/Spinner';
import styles from './Checkout.module.css';

/** The bank has not answered yet. The page follows by itself. */
export function PaymentProcessing() {
  return (
    <>
      <h1>Payment Processing</h1>
      <p>
        <Spinner label="Waiting for your bank…" />
      </p>
      <p>
        This page updates by itself. Some banks take a few days: you can leave, and we’ll email you as soon as
        we know.
      </p>
      <p className={styles.ways}>
        <ButtonLink href={paths.home} variant="secondary">
          Return Home
        </ButtonLink>
      </p>
    </>
  );
}
