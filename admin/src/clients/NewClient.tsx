import { Link } from '@mui/material';
import { check } from '@practice/contract/check';
import { type Client, clientInput } from '@practice/contract/clients';
import { textLimits } from '@practice/contract/text';
import { useState } from 'react';
import { Create, TextInput, useDataProvider, useRedirect } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { CallError } from '../dataProvider.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSaving } from '../form/useSaving.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { resource } from './account-badges.ts';

export function NewClient() {
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
      <PageTitle
        title="New client"
        back={{ to: '/clients', label: 'All clients' }}
        lead="We’ll create an account and email them a link to choose a password. Then they can see their appointments and receipts."
      />
      <Create<Client> mutationOptions={{ onSuccess, onError: explain }}>
        <RecordForm
          check={(typed) => check(clientInput, typed)}
          defaultValues={{ firstName: '', lastName: '', email: '', phone: '' }}
          save="Create account and invite"
          cancelTo="/clients"
        >
          <div className="columns gap-5 pair">
            <TextInput source="firstName" label="First name" {...named(textLimits.name)} />
            <TextInput source="lastName" label="Last name" {...named(textLimits.name)} />
          </div>
          <TextInput
            source="email"
            label="Email"
            type="email"
            {...named(textLimits.email)}
            helperText="We’ll send the invitation here, and they’ll log in with this address."
            onChange={() => setKnown(undefined)}
          />
          {known && (
            <Link component={RouterLink} to={`/clients/${known.id}`}>
              Open the page of {known.name}
            </Link>
          )}
          <TextInput
            source="phone"
            label="Phone (optional)"
            type="tel"
            {...named(textLimits.phone)}
            helperText="So you can call them about an appointment. For example, (919) 555-0123."
          />
        </RecordForm>
      </Create>
    </>
  );
}

const named = (maxLength: number) => ({ autoComplete: 'off', slotProps: { htmlInput: { maxLength } } });
