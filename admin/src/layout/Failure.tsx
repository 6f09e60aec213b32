import { Button } from '@practice/ui/Button';
import styles from './Panel.module.css';

interface FailureProps {
  heading: string;
  /** The heading's rank: 1 where nothing else is on the screen. */
  level?: 1 | 2;
  sentence: string;
  onRetry: () => void;
}

/** What happened, in words, and the way on. */
export function Failure({ heading, level = 2, sentence, onRetry }: FailureProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.panel} role="alert">
      <Heading>{heading}</Heading>
      <p>{sentence}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
