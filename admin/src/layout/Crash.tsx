import { messages } from '@practice/contract/messages';
import styles from './Alone.module.css';
import { Failure } from './Failure.tsx';

/** A screen that broke, or whose script did not arrive: a fresh load is the way on. */
export function Crash() {
  return (
    <main className={styles.page}>
      <Failure
        level={1}
        heading={messages.unexpected}
        sentence="We couldn’t show this screen. Reloading usually helps, and nothing you saved is lost."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
