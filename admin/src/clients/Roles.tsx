import { Alert, FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material';
import type { Client, ClientUpdate } from '@practice/contract/clients';
import { homeOf } from '@practice/contract/paths';
import { type StaffRole, staffRoleNames, staffRoles } from '@practice/contract/permissions';
import { forgetTyped } from '@practice/ui/form/forget-typed';
import { useId, useState } from 'react';
import { Confirm, useUpdate } from 'react-admin';
import { wholeRecord } from '../form/record-pages.tsx';
import { Section } from '../layout/Section.tsx';
import { useSession } from '../session/Session.tsx';

const none = 'none';

export function Roles({ client }: { client: Client }) {
  const { id, name, role, isClient, newPasswordRequired } = client;
  const isMe = useSession().id === id;
  const hintId = useId();
  const [asked, setAsked] = useState<StaffRole | null>();
  const [update, { isPending, isSuccess, error }] = useUpdate<Client>(
    'clients',
    { id, previousData: client, meta: wholeRecord.meta },
    {
      onSuccess: (changed) => isMe && changed.role !== role && leave(changed),
      onSettled: () => setAsked(undefined),
    },
  );
  const change = (data: ClientUpdate) => isPending || update(undefined, { data });

  const may = asked ? staffRoles[asked].may : '';
  const question = isMe
    ? {
        title: 'Change your own role?',
        content: asked
          ? `From now on, your role: ${may} Only another owner can change it back.`
          : 'You’ll lose access to the back office right away. Only another owner can let you back in.',
        confirm: asked ? 'Change my role' : 'Give up my role',
      }
    : {
        title: `Make ${name} ${asked && withArticle(staffRoles[asked].label.toLowerCase())}?`,
        content: `${may} They’ll be logged out everywhere, and we’ll email them a link to set a new password. Whoever works here can’t book in the client dashboard.`,
        confirm: 'Give them the role',
      };

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
      <div>
        <FormControlLabel
          label="Client"
          checked={isClient}
          onChange={() => change({ isClient: !isClient })}
          control={<Switch slotProps={{ input: { role: 'switch', 'aria-describedby': hintId } }} />}
        />
        <FormHelperText id={hintId}>
          A mark for people you work with. It doesn’t change what they can do.
        </FormHelperText>
      </div>
      <TextField
        select
        fullWidth
        label="Works here as"
        value={role ?? none}
        helperText={`${role ? staffRoles[role].may : 'No access to the back office.'}${newPasswordRequired ? ' They haven’t set a new password yet.' : ''}`}
        onChange={({ target }) => {
          const chosen = target.value === none ? null : (target.value as StaffRole);
          if (isMe || role === null) setAsked(chosen);
          else change({ role: chosen });
        }}
      >
        {[null, ...staffRoleNames].map((each) => (
          <MenuItem key={each} value={each ?? none}>
            {each ? staffRoles[each].label : 'Doesn’t work here'}
          </MenuItem>
        ))}
      </TextField>
      {error && <Alert severity="error">Not changed. {error.message}</Alert>}
      <Confirm
        {...question}
        isOpen={asked !== undefined}
        confirm={isPending ? 'Saving…' : question.confirm}
        confirmColor={isMe ? 'warning' : 'primary'}
        loading={isPending}
        onConfirm={() => asked !== undefined && change({ role: asked })}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  );
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Drafts belong to the practice and must not stay on the computer of someone who leaves. */
function leave({ isAdmin }: Client) {
  if (!isAdmin) forgetTyped();
  window.location.assign(homeOf({ isAdmin }));
}
