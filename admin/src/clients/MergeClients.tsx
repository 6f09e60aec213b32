import { Alert } from '@mui/material';
import type { Client } from '@practice/contract/clients';
import { pluralize } from '@practice/contract/format';
import { type Counts, mergeInput } from '@practice/contract/merges';
import { clients } from '@practice/contract/routes';
import { useWatch } from 'react-hook-form';
import { ClientChoice } from '../client-field/ClientInput.tsx';
import { useCall } from '../dataProvider.ts';
import { FormDialog } from '../form/CallForm.tsx';
import { Section } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { Note } from './AccountActions.tsx';

export const MergeClients = ({ client }: { client: Client }) => (
  <Section
    heading="Is this person here twice?"
    lead="Make one of both. You see first what each has, and can undo it for a day."
    action={
      <FormDialog
        button={{ children: 'Merge' }}
        title={`Merge with ${client.name}`}
        check={mergeInput}
        defaultValues={{ other: null }}
        send={(body, calls) => calls.call(clients.merge, { params: { id: client.id }, body })}
        done={() => ({ title: 'Merged', description: `${client.name} has everything now.` })}
        save="Merge"
      >
        <ClientChoice source="other" label="The other entry" />
        <WhatEachHas client={client} />
      </FormDialog>
    }
  />
);

function WhatEachHas({ client: { id, name } }: { client: Client }) {
  const other: number | null = useWatch({ name: 'other' });
  const both = { params: { id }, query: { other: Number(other) } };
  const enabled = other !== null && other !== id;
  const { data } = useCall(['merge', id, other], clients.mergePreview, both, { enabled });
  if (!data) return null;
  return (
    <Alert severity="info" role="status">
      {name} has {listOf(data.kept)}. The other entry has {listOf(data.other)}, which move to {name}. If it
      has a login, that one ends now and is deleted after a day.
    </Alert>
  );
}

const listOf = ({ appointments, assessments, notes, payments }: Counts): string =>
  new Intl.ListFormat('en-US').format([
    pluralize(appointments, 'appointment'),
    pluralize(assessments, 'assessment'),
    pluralize(notes, 'note'),
    pluralize(payments, 'payment'),
  ]);

export const UndoMerge = ({ client: { id, name, mergedWith } }: { client: Client }) => (
  <Note
    action={
      <ActionButton
        label="Undo"
        size="small"
        run={(calls) => calls.call(clients.undoMerge, { params: { id } })}
        done={(other) => ({ title: 'Undone', description: `${other.name} is on the list again.` })}
        failed="Not undone"
      />
    }
  >
    The entry of {mergedWith || 'somebody'} was merged into that of {name}. You can undo that for a day.
  </Note>
);
