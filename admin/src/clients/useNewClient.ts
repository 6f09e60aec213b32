import { check } from '@practice/contract/check';
import { type Client, clientInput } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import { clientLabels, emptyClient } from './client-fields.ts';
import { resource } from './client-words.ts';

/** The form for a new client's account. */
export function useNewClient() {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  /** The client who has the address already. */
  const [known, setKnown] = useState<Client>();
  const form = useAdminForm({
    labels: clientLabels,
    values: emptyClient,
    check: (typed) => check(clientInput, typed),
    send: (input) => calls.call(clients.create, input),
    onSent(client) {
      toast({
        title: 'Invitation sent',
        description: `We’ve emailed ${client.firstName ?? client.name} a link to choose a password.`,
      });
      queries.invalidateQueries({ queryKey: [resource] });
      form.leave(`/clients/${client.id}`);
    },
    onFailure: fail,
  });

  async function fail(error: CallError) {
    if (error.status !== 409) {
      if (error.errors.length === 0) showError('Not saved', error);
      return;
    }
    form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
    const email = form.getValues('email').trim().toLowerCase();
    // Without an answer, the message at the field is enough.
    setKnown(await calls.getList<Client>(resource, { filter: { email } }).then(firstOf, nobody));
  }

  return {
    form,
    known,
    forgetKnown: () => setKnown(undefined),
  };
}

function firstOf({ data }: { data: Client[] }): Client | undefined {
  return data[0];
}

function nobody(): undefined {
  return undefined;
}
