import { Link } from '@mui/material';
import { check } from '@practice/contract/check';
import { type Client, clientInput, colleagueInput } from '@practice/contract/clients';
import { type StaffRole, staffRoleNames, staffRoles } from '@practice/contract/permissions';
import { type ReactNode, useState } from 'react';
import { Create, useDataProvider, useRedirect } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import type { GenericSchema } from 'valibot';
import { CallError } from '../dataProvider.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ChoiceInput } from '../list/filters.tsx';
import { resource } from './account-badges.ts';
import { EmailInput, NameInputs, PhoneInput } from './ContactInputs.tsx';

interface NewAccountProps {
  title: string;
  lead: string;
  /** Whose list the account is added to: clients, or the staff. */
  to: 'clients' | 'staff';
  input: GenericSchema<unknown, object>;
  defaultValues: object;
  save: string;
  children: ReactNode;
}

function NewAccount({ title, lead, to, input, defaultValues, save, children }: NewAccountProps) {
  const dataProvider = useDataProvider();
  const redirect = useRedirect();
  const toast = useToast();
  const [known, setKnown] = useState<Client>();
  const { onSuccess, onError } = useSaving<Client>({
    onSaved(client) {
      toast({
        title: 'Invitation sent',
        description: `We’ve emailed ${client.firstName ?? client.name} a link to choose a password.`,
      });
      redirect(`/clients/${client.id}`);
    },
    failed: 'Not saved',
  });

  async function explain(error: Error, { data }: { data?: Partial<Client> }) {
    onError(error);
    if (!(error instanceof CallError) || error.status !== 409) return;
    const filter = { email: data?.email };
    const found = await dataProvider.getList<Client>(resource, { filter }).catch(() => undefined);
    setKnown(found?.data[0]);
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
            onChange={() => setKnown(undefined)}
          />
          {known && (
            <Link component={RouterLink} to={`/clients/${known.id}`}>
              Open the page of {known.name}
            </Link>
          )}
          {children}
        </RecordForm>
      </Create>
    </>
  );
}

export const NewClient = () => (
  <NewAccount
    title="New client"
    lead="We’ll create an account and email them a link to choose a password. Then they can see their appointments and receipts."
    to="clients"
    input={clientInput}
    defaultValues={{ phone: '' }}
    save="Create account and invite"
  >
    <PhoneInput helperText="So you can call them about an appointment. For example, (919) 555-0123." />
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

function RoleInput() {
  const role: StaffRole | '' = useWatch({ name: 'role' });
  const choices = staffRoleNames.map((value) => ({ value, label: staffRoles[value].label }));
  return (
    <ChoiceInput source="role" label="Role" choices={choices} helperText={role && staffRoles[role].may} />
  );
}
