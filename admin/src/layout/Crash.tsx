import { messages } from '@practice/contract/messages';
import { NotShown } from './NotShown.tsx';

/** A screen that broke, or whose script did not arrive: a fresh load is the way on. */
export function Crash() {
  return (
    <NotShown
      heading={messages.unexpected}
      sentence="We couldn’t show this screen. Reloading usually helps, and nothing you saved is lost."
      onRetry={() => window.location.reload()}
    />
  );
}
