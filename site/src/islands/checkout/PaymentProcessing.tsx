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
        This page updates on its own. Some banks take a few days, so you can leave: we’ll email you as soon as
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
