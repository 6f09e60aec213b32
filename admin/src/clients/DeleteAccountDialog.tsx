import { type Client, clientMessages } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import styles from './Clients.module.css';
import { resource } from './client-words.ts';

interface Fields {
  email: string;
}

const fields = [{ name: 'email', label: 'Email' }] as const;

interface DeleteAccountDialogProps {
  client: Client;
  onClose: () => void;
}

/** Asks for the email address, so that nobody deletes the wrong account by accident. */
export function DeleteAccountDialog({ client, onClose }: DeleteAccountDialogProps) {
  const { id, name, email } = client;
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<Fields>({ defaultValues: { email: '' } });
  const saving = useSaving({
    form,
    fields,
    save: () => calls.call(clients.remove, id),
    onFailure: ({ message }) => form.setError('email', { type: 'server', message }),
  });

  async function remove() {
    if (!(await saving.submit())) return;
    navigate(`/${resource}`, { replace: true });
    toast({ title: 'Account deleted', description: `${name} can no longer log in.` });
    // The appointments, assessments and notes of the account are gone from every list.
    await queries.invalidateQueries();
  }

  return (
    <ConfirmDialog
      title={`Delete the account of ${name}?`}
      description={
        <div className={styles.goes}>
          <p>This permanently deletes:</p>
          <ul>
            <li>Their assessments, with the conversations and reports</li>
            <li>Their appointments, so those times aren’t taken anymore. We don’t send an email.</li>
            <li>Your private notes on all of it</li>
          </ul>
          <p>Payments stay for your books, and so do consultation requests.</p>
        </div>
      }
      confirm="Delete account"
      cancel="Keep it"
      busy={saving.isSaving && 'Deleting…'}
      isDestructive
      onConfirm={remove}
      onCancel={onClose}
    >
      <TextField
        label={`Type ${email} to confirm`}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps(form)('email', {
          validate: (typed) => typed.trim().toLowerCase() === email || clientMessages.notTheirAddress,
        })}
      />
    </ConfirmDialog>
  );
}
