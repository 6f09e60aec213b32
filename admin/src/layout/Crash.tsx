import { messages } from '@practice/contract/messages';
import { Failure } from './Failure.tsx';

/** A screen that broke, or whose script did not arrive: a fresh load is the way on. */
export function Crash() {
  return (
    <main>
      <Failure
        heading={messages.unexpected}
        sentence="This screen could not be shown. Loading it again usually helps; nothing that was saved is lost."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
