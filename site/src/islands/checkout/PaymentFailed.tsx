import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import styles from './Checkout.module.css';

export function PaymentFailed() {
  return (
    <>
      <h1>Payment Failed</h1>
      <p>Your payment didn’t go through, and nothing was charged. You can try again, or ask us for help.</p>
      <p className={styles.ways}>
        <ButtonLink href={paths.home}>Try Again</ButtonLink>
        <ButtonLink href={paths.contact} variant="secondary">
          Contact Support
        </ButtonLink>
      </p>
    </>
  );
}
