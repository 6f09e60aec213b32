import { type Client, clientInput, colleagueInput } from '@practice/contract/clients';
import { type StaffRole, staffRoleNames, staffRoles } from '@practice/contract/permissions';
import { type ReactNode, useState } from 'react';
import { BooleanInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { EmailInput, MoreInputs, NameInputs } from '../client-field/ContactInputs.tsx';
import { CreatePage } from '../form/record-pages.tsx';
import type { SavingOptions } from '../form/useSaving.ts';
import { ChoiceInput } from '../list/filters.tsx';

const kinds = {
  clients: {
    title: 'New client',
    lead: 'With an email address we can invite them: they choose a password, and can see their appointments and receipts.',
    save: 'Add client',
    check: clientInput,
    defaultValues: { phone: '', invite: true },
    email: { label: 'Email (optional)', helperText: 'We email them about their appointments here.' },
  },
  staff: {
    title: 'Invite a colleague',
    lead: 'We’ll email them who invites them, to what, and a link to choose a password. If they have an account already, they keep it.',
    save: 'Send the invitation',
    check: colleagueInput,
    defaultValues: { role: '' },
    email: { helperText: 'We’ll send the invitation here, and they’ll log in with this address.' },
  },
};

function NewAccount({ to, children }: { to: keyof typeof kinds; children: ReactNode }) {
  const { email, defaultValues, ...form } = kinds[to];
  const [refused, setRefused] = useState<string | null>();
  const withRefused = { filter: { email: refused } };
  const { data: found = [] } = useGetList<Client>('clients', withRefused, { enabled: Boolean(refused) });
  const known = refused ? found.find(({ hasLogin }) => hasLogin) : undefined;
  const saving: SavingOptions<Client> = {
    done: ({ firstName, name, invitedAt }) =>
      invitedAt === null
        ? { title: 'Client added', description: `${name} has no login. You can invite them later.` }
        : {
            title: 'Invitation sent',
            description: `We’ve emailed ${firstName ?? name} a link to choose a password.`,
          },
    to: ({ id }) => `/clients/${id}`,
    failed: 'Not saved',
    onRefused({ status }, { data }) {
      if (status === 409) setRefused(data?.email);
      return false;
    },
  };

  return (
    <CreatePage
      {...form}
      resource={to}
      back={{ to: '/clients', label: 'All clients' }}
      defaultValues={{ firstName: '', lastName: '', email: '', ...defaultValues }}
      saving={saving}
    >
      <NameInputs />
      <EmailInput {...email} onChange={() => setRefused(undefined)} />
      {known && <Link to={`/clients/${known.id}`}>Open the page of {known.name}</Link>}
      {children}
    </CreatePage>
  );
}

export const NewClient = () => (
  <NewAccount to="clients">
    <InviteInput />
    <MoreInputs phoneHint="So you can call them about an appointment. For example, (919) 555-0123." />
  </NewAccount>
);

export const NewColleague = () => (
  <NewAccount to="staff">
    <RoleInput />
  </NewAccount>
);

const InviteInput = () =>
  useWatch({ name: 'email' }) ? (
    <BooleanInput source="invite" label="Invite them to log in" helperText={false} />
  ) : null;

function RoleInput() {
  const role: StaffRole | '' = useWatch({ name: 'role' });
  const choices = staffRoleNames.map((value) => ({ value, label: staffRoles[value].label }));
  return <ChoiceInput source="role" choices={choices} helperText={role && staffRoles[role].may} />;
}
