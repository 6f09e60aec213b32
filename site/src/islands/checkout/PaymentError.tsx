import { paths } from '@practice/contract/paths';
import { phoneHref, practice } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import styles from './Checkout.module.css';

/** Why there is no card form, and the ways on. */
export function PaymentError({ sentence }: { sentence: string }) {
  return (
    <section className={`${styles.sheet} ${styles.alone}`} aria-labelledby="payment-error">
      <h1 id="payment-error">Payment Error</h1>
      <p role="alert">{sentence}</p>
      <p className={styles.soft}>
        Nothing was charged. You can also call <a href={phoneHref}>{practice.phone}</a> and we’ll arrange the
        rest.
      </p>
      <p className={styles.ways}>
        <ButtonLink href={paths.home}>Return Home</ButtonLink>
        <ButtonLink href={paths.services} variant="secondary">
          See the packages
        </ButtonLink>
      </p>
    </section>
  );
}
