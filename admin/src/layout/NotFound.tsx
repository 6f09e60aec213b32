import { messages } from '@practice/contract/messages';
import { Link } from 'react-router';
import { Page } from './Page.tsx';

export function NotFound() {
  return (
    <Page title={messages.notFound} lead="There’s no page at this address in the back office.">
      <Link to="/">Go to the dashboard</Link>
    </Page>
  );
}
