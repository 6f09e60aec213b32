import { messages } from '@practice/contract/messages';
import { drawing, paths } from '@practice/contract/paths';
import { practice, reach } from '@practice/contract/practice';
import { ButtonLink } from '@practice/ui/Button';
import { StatePage } from '@practice/ui/StatePage';

export function NotFound() {
  return (
    <StatePage
      name={practice.name}
      home={paths.home}
      drawing={drawing('empty-seat')}
      heading={messages.notFound}
      actions={<ButtonLink href={paths.clientDashboard}>Go to your dashboard</ButtonLink>}
      reach={reach}
    >
      <p>There’s no page at this address. It may have moved, or there’s a typo in the link.</p>
    </StatePage>
  );
}
