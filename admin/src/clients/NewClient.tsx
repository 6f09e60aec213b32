import { check } from '@practice/contract/check';
import { type Client, clientInput } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { limits } from '@practice/contract/text';
import { TextField } from '@practice/ui/Field';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCallsWithoutRedirect } from '../dataProvider.ts';
import { EditorForm } from '../form/EditorForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { Page } from '../layout/Page.tsx';
import { showError } from '../layout/show-error.ts';
import { resource } from './client-words.ts';

export function NewClient() {
  const calls = useCallsWithoutRedirect();
  // The client who already has the address.
  const [known, setKnown] = useState<Client>();
  const form = useAdminForm({
    labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' },
    values: { firstName: '', lastName: '', email: '', phone: '' },
    check: (typed) => check(clientInput, typed),
    send: (input) => calls.call(clients.create, input),
    onSent(client) {
      toast({
        title: 'Invitation sent',
        description: `We’ve emailed ${client.firstName ?? client.name} a link to choose a password.`,
      });
      form.leave(`/clients/${client.id}`);
    },
    async onFailure(error) {
      if (error.status !== 409) {
        if (error.errors.length === 0) showError('Not saved', error);
        return;
      }
      form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
      const email = form.getValues('email').trim().toLowerCase();
      // If the search fails, the message at the field is enough.
      const found = await calls.getList<Client>(resource, { filter: { email } }).catch(() => undefined);
      setKnown(found?.data[0]);
    },
  });

  return (
    <Page
      title="New client"
      back={{ to: '/clients', label: 'All clients' }}
      lead="We’ll create an account and email them a link to choose a password. Then they can see their appointments and receipts."
    >
      <EditorForm
        form={form}
        leaveWarning="You haven’t invited anyone yet. If you leave, you’ll lose what you typed."
        save={['Create account and invite', 'Sending…']}
        onCancel={() => form.leave('/clients')}
      >
        <div className="columns gap-5 pair">
          <TextField {...form.field('firstName')} autoComplete="off" maxLength={limits.name} />
          <TextField {...form.field('lastName')} autoComplete="off" maxLength={limits.name} />
        </div>
        <div className="stack gap-2 text-sm">
          <TextField
            {...form.field('email', { onChange: () => setKnown(undefined) })}
            type="email"
            autoComplete="off"
            maxLength={limits.email}
            hint="We’ll send the invitation here, and they’ll log in with this address."
          />
          <p role="status">
            {known && <Link to={`/clients/${known.id}`}>Open the page of {known.name}</Link>}
          </p>
        </div>
        <TextField
          {...form.field('phone')}
          label="Phone (optional)"
          type="tel"
          autoComplete="off"
          maxLength={limits.phone}
          hint="So you can call them about an appointment. For example, (919) 555-0123."
        />
      </EditorForm>
    </Page>
  );
}
