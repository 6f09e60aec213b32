import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { Alone } from './Alone.tsx';

/** For an address below the dashboard's that has no page. */
export function NotFound() {
  return (
    <Alone
      drawing={drawing('empty-seat')}
      heading={messages.notFound}
      ways={<ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>}
    >
      <p>There’s no page at this address. It may have moved, or there’s a typo in the link.</p>
    </Alone>
  );
}
