import { sentenceOf } from '@practice/contract/errors';
import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import styles from './Outdated.module.css';

interface OutdatedProps {
  /** "This calendar" */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Above what was loaded and could not be loaded again: it stays, and says so. */
export function Outdated({ what, error, onRetry }: OutdatedProps) {
  return (
    <Notice tone="warning" role="alert" className={styles.outdated ?? ''}>
      <p>
        {what} may be out of date. {error.message || sentenceOf(error)}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
