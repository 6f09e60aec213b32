import { sentenceOf } from '@practice/contract/errors';
import { Button } from '@practice/ui/Button';
import styles from './Panel.module.css';

interface LoadErrorProps {
  heading: string;
  error: Error;
  onRetry: () => void;
}

/** Says in place of a screen what could not be loaded, and offers to try again. */
export function LoadError({ heading, error, onRetry }: LoadErrorProps) {
  return (
    <div className={`stack items-start ${styles.panel}`} role="alert">
      <h2>{heading}</h2>
      <p>{error.message || sentenceOf(error)}</p>
      <Button variant="secondary" onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  );
}
