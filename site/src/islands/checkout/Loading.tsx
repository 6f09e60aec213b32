import { phoneHref, practice } from '@practice/contract/practice';
import { Skeleton } from '@practice/ui/Skeleton';
import { Spinner } from '@practice/ui/Spinner';
import styles from './Checkout.module.css';

/** The skeleton of the checkout while the payment is opened, with advice when that takes long. Needs no script. */
export function Loading() {
  return (
    <div className={styles.columns}>
      <div className={`${styles.summary} stack`} aria-hidden="true">
        <Skeleton className={styles['line-short']} />
        <Skeleton className={styles['line-title']} />
        <Skeleton className={styles['line-long']} />
      </div>
      <div className={`${styles.sheet} card stack gap-4`}>
        <Spinner label="Opening the payment form…" />
        <Skeleton className={styles['line-field']} />
        <Skeleton className={styles['line-field']} />
        <Skeleton className={styles['line-field']} />
        <p className={styles.late} role="status">
          This is taking longer than usual. Load this page again, or call us at{' '}
          <a href={phoneHref}>{practice.phone}</a>. Nothing was charged.
        </p>
      </div>
    </div>
  );
}
