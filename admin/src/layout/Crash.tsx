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
        sentence="This screen could not be shown. Loading it again usually helps; nothing that was saved is lost."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
