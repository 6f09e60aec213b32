import { Alert, FormControlLabel, FormHelperText, Switch, type SwitchProps } from '@mui/material';
import type { Client, ClientUpdate } from '@practice/contract/clients';
import { homeOf } from '@practice/contract/paths';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { useId, useState } from 'react';
import { Confirm, useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import { wholeRecord } from '../form/record-pages.tsx';
import { Section } from '../layout/Section.tsx';
import { useSession } from '../session/Session.tsx';
import { resource } from './account-badges.ts';

const asksForPassword = 'They’ll be asked for a new password at their next login.';

export function Roles({ client }: { client: Client }) {
  const { id, name, isAdmin, isClient, newPasswordRequired } = client;
  const isMe = useSession().id === id;
  const [isAsking, setIsAsking] = useState(false);
  const [update, { isPending, isSuccess, error }] = useUpdate<Client, CallError>();

  function change(data: ClientUpdate) {
    if (isPending) return;
    const params = { id, data, previousData: client, meta: wholeRecord.meta };
    update(resource, params, {
      onSuccess: (changed) => isMe && !changed.isAdmin && leaveBackOffice(),
      onSettled: () => setIsAsking(false),
    });
  }

  return (
    <Section
      heading="Roles"
      action={
        <span className="text-sm text-soft" role="status">
          {isPending && 'Saving…'}
          {isSuccess && 'Saved'}
        </span>
      }
    >
      <RoleSwitch
        label="Client"
        hint="A mark for people you work with. It doesn’t change what they can do."
        checked={isClient}
        onChange={() => change({ isClient: !isClient })}
      />
      <RoleSwitch
        label="Admin"
        hint={`Can see and change everything here.${newPasswordRequired ? ` ${asksForPassword}` : ''}`}
        checked={isAdmin}
        onChange={() => (isAdmin && !isMe ? change({ isAdmin: false }) : setIsAsking(true))}
      />
      {error && <Alert severity="error">Not changed. {error.message}</Alert>}
      <Confirm
        isOpen={isAsking}
        title={isAdmin ? 'Give up your own admin rights?' : `Make ${name} an admin?`}
        content={
          isAdmin
            ? 'You’ll lose access to the back office right away. Only another admin can let you back in.'
            : `${name} can then read everything here and change it, private notes included. They’ll be logged out everywhere. ${asksForPassword} Admins can’t book in the client dashboard.`
        }
        confirm={isPending ? 'Saving…' : isAdmin ? 'Give up my rights' : 'Make admin'}
        confirmColor={isAdmin ? 'warning' : 'primary'}
        loading={isPending}
        onConfirm={() => change({ isAdmin: !isAdmin })}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
}

type RoleSwitchProps = Pick<SwitchProps, 'checked' | 'onChange'> & { label: string; hint: string };

function RoleSwitch({ label, hint, ...rest }: RoleSwitchProps) {
  const hintId = useId();
  const input = { role: 'switch', 'aria-describedby': hintId };
  return (
    <div>
      <FormControlLabel label={label} control={<Switch {...rest} slotProps={{ input }} />} />
      <FormHelperText id={hintId}>{hint}</FormHelperText>
    </div>
  );
}

/** Removes the drafts first, because they belong to the practice and must not stay on this computer. */
function leaveBackOffice() {
  forgetTyped();
  window.location.assign(homeOf({ isAdmin: false }));
}
