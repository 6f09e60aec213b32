import { check } from '@practice/contract/check';
import { type Client, type ClientInput, clientInput } from '@practice/contract/clients';
import { clients } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { isSame } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import { type ClientFields, clientFields, emptyClient } from './client-fields.ts';
import { resource } from './client-words.ts';

/** Somebody whose account is about to be opened. */
export function useNewClient() {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  /** Who has the address already. */
  const [known, setKnown] = useState<Client>();
  const form = useForm<ClientFields, unknown, ClientInput>({
    defaultValues: emptyClient,
    mode: 'onTouched',
    resolver: (typed) => resolved(check(clientInput, typed)),
  });
  const saving = useSaving({
    form,
    fields: clientFields,
    save: (input) => calls.call(clients.create, input),
    onFailure: fail,
  });

  async function fail(error: CallError) {
    if (error.status !== 409) {
      if (Object.keys(error.body.errors).length === 0) showError('Not saved', error);
      return;
    }
    form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true });
    const email = form.getValues('email').trim().toLowerCase();
    // Without an answer, the sentence alone says enough.
    setKnown(await calls.getList<Client>(resource, { filter: { email } }).then(firstOf, nobody));
  }

  function leaveFor(address: string) {
    isLeaving.current = true;
    navigate(address);
  }

  return {
    form,
    known,
    forgetKnown: () => setKnown(undefined),
    isSaving: saving.isSaving,
    isSignedOut: saving.isSignedOut,
    isUnsaved: () => !isLeaving.current && !isSame(clientFields, form.getValues(), emptyClient),
    async submit() {
      if (isLeaving.current) return;
      const client = await saving.submit();
      if (!client) return;
      toast({
        title: 'Invitation sent',
        description: `We’ve emailed ${client.firstName ?? client.name} a link to choose a password.`,
      });
      queries.invalidateQueries({ queryKey: [resource] });
      leaveFor(`/clients/${client.id}`);
    },
    cancel: () => leaveFor('/clients'),
  };
}

function firstOf({ data }: { data: Client[] }): Client | undefined {
  return data[0];
}

function nobody(): undefined {
  return undefined;
}
