import { messages } from '@practice/contract/messages';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export function NotFound() {
  return (
    <NotFoundScreen
      heading={messages.notFound}
      sentence="There’s no page at this address in the back office. It may have moved, or there’s a typo in the link."
      to="/"
      label="Go to the dashboard"
    />
  );
}
