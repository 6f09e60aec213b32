import { Button } from '@practice/ui/Button';
import styles from './Panel.module.css';

interface LoadErrorProps {
  heading: string;
  sentence: string;
  onRetry: () => void;
}

/** What happened, in words, and the way on. */
export function LoadError({ heading, sentence, onRetry }: LoadErrorProps) {
  return (
    <div className={styles.panel} role="alert">
      <h2>{heading}</h2>
      <p>{sentence}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
