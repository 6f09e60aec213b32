import type { Client } from '@practice/contract/clients';
import { Button } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { useState } from 'react';
import { useSession } from '../session/Session.tsx';
import styles from './Clients.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const headingId = 'delete-account-heading';

/** Opens the dialog that deletes an account. Admins cannot delete their own. */
export function DeleteAccount({ client }: { client: Client }) {
  const isMe = useSession().id === client.id;
  const [isAsking, setIsAsking] = useState(false);
  if (isMe) return null;
  return (
    <Card className={`cluster between text-sm ${styles.deletion}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>Delete this account</h2>
        <p>Deletes everything except payments. You’ll be asked once more.</p>
      </div>
      <Button variant="quietDanger" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeleteAccountDialog client={client} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
