import { Alert, AlertTitle } from '@mui/material';
import { messages } from '@practice/contract/messages';
import type { Resource } from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { useGetList } from 'react-admin';
import { ActionButton } from '../list/ActionButton.tsx';

const { addSamples, samplesAdded, samplesFailed } = messages.resources;

export function SamplesNotice() {
  const { total } = useGetList<Resource>(
    'resources',
    { pagination: { page: 1, perPage: 1 }, filter: { isPublic: true } },
    { onError: () => {} },
  );
  if (total !== 0) return null;
  return (
    <Alert severity="info" role="note" className="form-width mb-4">
      <AlertTitle>Your site shows five samples right now</AlertTitle>
      <p className="mb-1">
        They’ll disappear once you publish a resource of your own. To keep them, add them to your library
        first.
      </p>
      <AddSamples />
    </Alert>
  );
}

export const AddSamples = () => (
  <ActionButton
    label={addSamples}
    run={async (calls) => {
      await calls.call(resources.addSamples);
      // The button with the focus goes.
      document.querySelector<HTMLElement>('main h1')?.focus();
    }}
    done={samplesAdded}
    failed={samplesFailed}
  />
);
