import { type Client, clientMessages } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { useAdminForm } from '../form/useAdminForm.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Clients.module.css';
import { resource } from './client-words.ts';

const headingId = 'delete-account-heading';

export function DeleteAccount({ client }: { client: Client }) {
  const isMe = useSession().id === client.id;
  const [isAsking, setIsAsking] = useState(false);
  if (isMe) return null;
  return (
    <Card className={`cluster between wide-gap text-sm ${styles.deletion}`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>Delete this account</h2>
        <p>Deletes everything except payments and consultation requests. You’ll be asked once more.</p>
      </div>
      <Button variant="quietDanger" onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeleteAccountDialog client={client} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

/** Asks for the email address, so that no one deletes the wrong account by mistake. */
export function DeleteAccountDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { id, name, email } = client;
  const form = useAdminForm({
    labels: { email: `Type ${email} to confirm` },
    values: { email: '' },
    mode: 'onSubmit',
    check: (typed) =>
      typed.email.trim().toLowerCase() === email
        ? { output: id }
        : { errors: [{ path: 'email', message: clientMessages.notTheirAddress }] },
    send: (_, calls) => calls.call(clients.remove, id),
    onSent() {
      form.leave(`/${resource}`, { replace: true });
      toast({ title: 'Account deleted', description: `${name} can no longer log in.` });
    },
    onFailure({ message }) {
      form.setError('email', { type: 'server', message });
    },
  });

  return (
    <ConfirmDialog
      title={`Delete the account of ${name}?`}
      description={
        <div className={`stack gap-2 break-anywhere ${styles.goes}`}>
          <p>This permanently deletes:</p>
          <ul>
            <li>Their assessments, with the conversations and reports</li>
            <li>
              Their appointments, which opens those times to others. We’ll email them about each upcoming one,
              unless they turned those emails off.
            </li>
            <li>Your private notes on all of it</li>
          </ul>
          <p>Payments stay for your books, and so do consultation requests.</p>
        </div>
      }
      confirm="Delete account"
      cancel="Keep it"
      busy={form.busy && 'Deleting…'}
      isDestructive
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <TextField
        {...form.field('email')}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmDialog>
  );
}
