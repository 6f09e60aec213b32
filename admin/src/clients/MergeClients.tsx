import { Alert, Button, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { check } from '@practice/contract/check';
import type { Client } from '@practice/contract/clients';
import { pluralize } from '@practice/contract/format';
import { type Counts, type MergeInput, mergeInput } from '@practice/contract/merges';
import { clients } from '@practice/contract/routes';
import { useState } from 'react';
import { ReferenceInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ClientChoice } from '../client-field/ClientInput.tsx';
import { useCall } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { Section } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';

export function MergeClients({ client }: { client: Client }) {
  const { id, name } = client;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Section
        heading="Is this person here twice?"
        lead="Make one of both. You see first what each has, and can undo it for a day."
        action={<Button onClick={() => setIsOpen(true)}>Merge</Button>}
      />
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="merge-clients">
        <DialogTitle id="merge-clients">Merge with {name}</DialogTitle>
        <DialogContent>
          <CallForm
            check={(typed) => check(mergeInput, typed)}
            defaultValues={{ other: null }}
            send={async (body: MergeInput, calls) => {
              await calls.call(clients.merge, { params: { id }, body });
              close();
            }}
            done={() => ({ title: 'Merged', description: `${name} has everything now.` })}
            save="Merge"
            onCancel={close}
          >
            <ReferenceInput source="other" reference="clients" sort={{ field: 'lastName', order: 'ASC' }}>
              <ClientChoice label="The other entry" />
            </ReferenceInput>
            <Preview client={client} />
          </CallForm>
        </DialogContent>
      </Dialog>
    </>
  );
}

function Preview({ client }: { client: Client }) {
  const other: number | null = useWatch({ name: 'other' });
  return other === null || other === client.id ? null : <WhatEachHas client={client} other={other} />;
}

function WhatEachHas({ client: { id, name }, other }: { client: Client; other: number }) {
  const input = { params: { id }, query: { other } };
  const { data } = useCall(['merge', id, other], clients.mergePreview, input);
  if (!data) return null;
  return (
    <Alert severity="info" role="status">
      {name} has {listOf(data.kept)}. The other entry has {listOf(data.other)}, which move to {name}. If it
      has a login, that one ends now and is deleted after a day.
    </Alert>
  );
}

const words = new Intl.ListFormat('en-US');

const listOf = ({ appointments, assessments, notes, payments }: Counts): string =>
  words.format([
    pluralize(appointments, 'appointment'),
    pluralize(assessments, 'assessment'),
    pluralize(notes, 'note'),
    pluralize(payments, 'payment'),
  ]);

export const UndoMerge = ({ client: { id, name, mergedWith } }: { client: Client }) => (
  <Alert
    severity="info"
    role="note"
    sx={{ mb: 3 }}
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
  </Alert>
);
