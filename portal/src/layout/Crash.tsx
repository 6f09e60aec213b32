import { messages } from '@practice/contract/messages';
import { NotShown } from './NotShown.tsx';

/** A page that broke while it was drawn: a fresh load is the way on. */
export function Crash() {
  return (
    <NotShown
      heading={messages.unexpected}
      sentence="We couldn’t show this page. Loading it again usually helps, and nothing you saved is lost."
    />
  );
}
