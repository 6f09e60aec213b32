import type { Client } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { Card } from '@practice/ui/Card';
import { toast } from '@practice/ui/toast';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './Clients.module.css';

const headingId = 'end-sessions-heading';

export function EndSessions({ client: { id, name } }: { client: Client }) {
  return (
    <Card className={`cluster between wide-gap text-sm ${styles.deletion}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>Log out everywhere</h2>
        <p>For a lost phone or a shared computer. {name} can log in again with their password.</p>
      </div>
      <ActionButton
        label="Log them out"
        variant="secondary"
        question={{
          title: `Log ${name} out?`,
          text: 'This ends every login of theirs, on all devices. They can log in again with their password.',
          busy: 'Logging out…',
        }}
        run={async (calls) =>
          toast({ title: 'Logged out', description: (await calls.call(clients.endSessions, id)).message })
        }
        failed="Not logged out"
      />
    </Card>
  );
}
