import type { Client, ClientUpdate } from '@practice/contract/clients';
import { homeOf } from '@practice/contract/paths';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { SwitchField } from '@practice/ui/SwitchField';
import { useState } from 'react';
import { useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { useSession } from '../session/Session.tsx';
import { resource } from './client-words.ts';

const headingId = 'roles-heading';
const asksForPassword = 'They’ll be asked for a new password at their next login.';

interface RolesProps {
  client: Client;
  onChanged: (client: Client) => void;
}

export function Roles({ client, onChanged }: RolesProps) {
  const { id, name, isAdmin, isClient, newPasswordRequired } = client;
  const isMe = useSession().id === id;
  const [isAsking, setIsAsking] = useState(false);
  const [update, { isPending, isSuccess, error }] = useUpdate<Client, CallError>();

  function change(data: ClientUpdate) {
    if (isPending) return;
    update(
      resource,
      { id, data, previousData: client },
      {
        onSuccess: (changed) => (isMe && !changed.isAdmin ? leaveBackOffice() : onChanged(changed)),
        onSettled: () => setIsAsking(false),
      },
    );
  }

  // Asks before an account becomes an admin, and before admins give up their own rights.
  function changeAdmin() {
    if (!isAdmin || isMe) setIsAsking(true);
    else change({ isAdmin: false });
  }

  return (
    <section className="stack gap-4" aria-labelledby={headingId}>
      <div className="cluster between baseline gap-4">
        <h2 id={headingId}>Roles</h2>
        <p className="text-sm text-soft" role="status">
          {isPending && 'Saving…'}
          {isSuccess && 'Saved'}
        </p>
      </div>
      <SwitchField
        label="Client"
        hint="A mark for people you work with. It doesn’t change what they can do."
        checked={isClient}
        onChange={(event) => change({ isClient: event.target.checked })}
      />
      <SwitchField
        label="Admin"
        hint={`Can see and change everything here.${newPasswordRequired ? ` ${asksForPassword}` : ''}`}
        checked={isAdmin}
        onChange={changeAdmin}
      />
      <p className="live text-sm text-danger" role="alert">
        {error && `Not changed. ${error.message}`}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={isAdmin ? 'Give up your own admin rights?' : `Make ${name} an admin?`}
          description={
            isAdmin
              ? 'You’ll lose access to the back office right away. Only another admin can let you back in.'
              : `${name} can then read everything here and change it, private notes included. They’ll be logged out everywhere. ${asksForPassword} Admins can’t book in the client dashboard.`
          }
          confirm={isAdmin ? 'Give up my rights' : 'Make admin'}
          busy={isPending && 'Saving…'}
          isDestructive={isAdmin}
          onConfirm={() => change({ isAdmin: !isAdmin })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

/** Removes the drafts first, because they belong to the practice and must not stay on this computer. */
function leaveBackOffice() {
  forgetTyped();
  window.location.assign(homeOf({ isAdmin: false }));
}
