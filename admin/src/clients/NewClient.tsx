import { check } from '@practice/contract/check';
import { type Client, clientInput, colleagueInput } from '@practice/contract/clients';
import { type StaffRole, staffRoleNames, staffRoles } from '@practice/contract/permissions';
import { type ReactNode, useState } from 'react';
import { BooleanInput, Create, type TextInputProps, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { GenericSchema } from 'valibot';
import { CallError } from '../dataProvider.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { EmailInput, MoreInputs, NameInputs, PhoneInput } from './ContactInputs.tsx';

interface NewAccountProps {
  title: string;
  lead: string;
  /** Whose list the account is added to: clients, or the staff. */
  to: 'clients' | 'staff';
  input: GenericSchema<unknown, object>;
  defaultValues: object;
  save: string;
  emailInput?: Omit<TextInputProps, 'source'>;
  children: ReactNode;
}

function NewAccount({ title, lead, to, input, defaultValues, save, emailInput, children }: NewAccountProps) {
  const [refused, setRefused] = useState<string | null>();
  const withRefused = { filter: { email: refused } };
  const { data: found = [] } = useGetList<Client>('clients', withRefused, { enabled: Boolean(refused) });
  const known = refused ? found.find(({ hasLogin }) => hasLogin) : undefined;
  const { onSuccess, onError } = useSaving<Client>({
    done: ({ firstName, name, invitedAt }) =>
      invitedAt === null
        ? { title: 'Client added', description: `${name} has no login. You can invite them later.` }
        : {
            title: 'Invitation sent',
            description: `We’ve emailed ${firstName ?? name} a link to choose a password.`,
          },
    to: ({ id }) => `/clients/${id}`,
    failed: 'Not saved',
  });

  function explain(error: Error, { data }: { data?: Partial<Client> }) {
    onError(error);
    if (error instanceof CallError && error.status === 409) setRefused(data?.email);
  }

  return (
    <>
      <PageTitle title={title} back={{ to: '/clients', label: 'All clients' }} lead={lead} />
      <Create<Client> resource={to} mutationOptions={{ onSuccess, onError: explain }}>
        <RecordForm
          check={(typed) => check(input, typed)}
          defaultValues={{ firstName: '', lastName: '', email: '', ...defaultValues }}
          save={save}
          cancelTo="/clients"
        >
          <NameInputs />
          <EmailInput
            helperText="We’ll send the invitation here, and they’ll log in with this address."
            {...emailInput}
            onChange={() => setRefused(undefined)}
          />
          {known && <Link to={`/clients/${known.id}`}>Open the page of {known.name}</Link>}
          {children}
        </RecordForm>
      </Create>
    </>
  );
}

export const NewClient = () => (
  <NewAccount
    title="New client"
    lead="With an email address we can invite them: they choose a password, and can see their appointments and receipts."
    to="clients"
    input={clientInput}
    defaultValues={{ phone: '', invite: true }}
    save="Add client"
    emailInput={{ label: 'Email (optional)', helperText: 'We email them about their appointments here.' }}
  >
    <InviteInput />
    <PhoneInput helperText="So you can call them about an appointment. For example, (919) 555-0123." />
    <MoreInputs />
  </NewAccount>
);

export const NewColleague = () => (
  <NewAccount
    title="Invite a colleague"
    lead="We’ll email them who invites them, to what, and a link to choose a password. If they have an account already, they keep it."
    to="staff"
    input={colleagueInput}
    defaultValues={{ role: '' }}
    save="Send the invitation"
  >
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
  return (
    <ChoiceInput source="role" label="Role" choices={choices} helperText={role && staffRoles[role].may} />
  );
}
