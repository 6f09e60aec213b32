import { phoneHref, practice } from '@practice/contract/practice';
import { Skeleton } from '@practice/ui/Skeleton';
import { Spinner } from '@practice/ui/Spinner';
import styles from './Checkout.module.css';

const fieldSize = { blockSize: 'var(--control-height)' };

/** The skeleton of the checkout while the payment is opened, with advice when that takes long. Needs no script. */
export function Loading() {
  return (
    <div className={`stack gap-6 ${styles.columns}`}>
      <div className="stack" aria-hidden="true">
        <Skeleton style={{ blockSize: '1rem', inlineSize: '7rem' }} />
        <Skeleton style={{ blockSize: '2.5rem', inlineSize: '80%' }} />
        <Skeleton style={{ blockSize: '6rem' }} />
      </div>
      <div className={`${styles.sheet} card stack gap-4`}>
        <Spinner label="Opening the payment form…" />
        <Skeleton style={fieldSize} />
        <Skeleton style={fieldSize} />
        <Skeleton style={fieldSize} />
        <p className={`${styles.late} text-sm`} role="status">
          This is taking longer than usual. Reload the page, or call us at{' '}
          <a href={phoneHref}>{practice.phone}</a>. Nothing was charged.
        </p>
      </div>
    </div>
  );
}
