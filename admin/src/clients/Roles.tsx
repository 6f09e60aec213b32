import type { Client, ClientUpdate } from '@practice/contract/clients';
import { homeOf } from '@practice/contract/paths';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { SwitchField } from '@practice/ui/SwitchField';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { forgetDrafts } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Clients.module.css';
import { resource } from './client-words.ts';

const headingId = 'roles-heading';
const asksForPassword = 'They’ll be asked for a new password at their next login.';

interface RolesProps {
  client: Client;
  onChanged: (client: Client) => Promise<void>;
}

/** Chooses whether an account is a client or an admin. A choice is saved at once, and the control shows what is saved. */
export function Roles({ client, onChanged }: RolesProps) {
  const isMe = useSession().id === client.id;
  const [isAsking, setIsAsking] = useState(false);
  const [update, { isPending, isSuccess, error }] = useUpdate<Client, CallError>();

  function change(data: ClientUpdate) {
    if (isPending) return;
    update(
      resource,
      { id: client.id, data, previousData: client },
      {
        mutationMode: 'pessimistic',
        onError: () => {},
        onSuccess: (changed) => (isMe && !changed.isAdmin ? leave() : onChanged(changed)),
        onSettled: () => setIsAsking(false),
      },
    );
  }

  function changeAdmin(isAdmin: boolean) {
    if (isAdmin || isMe) setIsAsking(true);
    else change({ isAdmin });
  }

  return (
    <section className={`stack gap-4 ${styles.roles}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>Roles</h2>
        <p role="status">
          {isPending && 'Saving…'}
          {isSuccess && 'Saved'}
        </p>
      </div>
      <SwitchField
        label="Client"
        hint="A mark for people you work with. It doesn’t change what they can do."
        checked={client.isClient}
        onChange={(event) => change({ isClient: event.target.checked })}
      />
      <SwitchField
        label="Admin"
        hint={`Can see and change everything here.${client.newPasswordRequired ? ` ${asksForPassword}` : ''}`}
        checked={client.isAdmin}
        onChange={(event) => changeAdmin(event.target.checked)}
      />
      <p className={styles.failed} role="alert">
        {error && `Not changed. ${error.message}`}
      </p>
      {isAsking && (
        <AdminQuestion
          client={client}
          isBusy={isPending}
          onConfirm={() => change({ isAdmin: !client.isAdmin })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

interface AdminQuestionProps {
  client: Client;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an account becomes an admin, and before admins take the right from themselves. */
function AdminQuestion({ client, isBusy, onConfirm, onCancel }: AdminQuestionProps) {
  const { isAdmin, name } = client;
  return (
    <ConfirmDialog
      title={isAdmin ? 'Give up your own admin rights?' : `Make ${name} an admin?`}
      confirm={isAdmin ? 'Give up my rights' : 'Make admin'}
      busy={isBusy && 'Saving…'}
      isDestructive={isAdmin}
      onConfirm={onConfirm}
      onCancel={onCancel}
      description={
        isAdmin
          ? 'You’ll lose access to the back office right away. Only another admin can let you back in.'
          : `${name} can then read everything here and change it, private notes included. They’ll be logged out everywhere. ${asksForPassword} Admins can’t book in the client dashboard.`
      }
    />
  );
}

/** Drafts belong to the practice, so they must not stay on this computer. */
function leave() {
  forgetDrafts(localStorage);
  window.location.assign(homeOf({ isAdmin: false }));
}
