import { sentenceOf } from '@practice/contract/errors';
import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import styles from './OutdatedNotice.module.css';

interface OutdatedNoticeProps {
  /** "This calendar" */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Says above loaded data that it could not be reloaded. */
export function OutdatedNotice({ what, error, onRetry }: OutdatedNoticeProps) {
  return (
    <Notice tone="warning" role="alert" className={styles.outdated ?? ''}>
      <p>
        {what} may be out of date. {error.message || sentenceOf(error)}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={() => onRetry()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
