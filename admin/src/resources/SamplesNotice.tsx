import { Alert, AlertTitle } from '@mui/material';
import { messages } from '@practice/contract/messages';
import type { Resource } from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionButton } from '../list/ActionButton.tsx';

const { addSamples, samplesAdded, samplesFailed } = messages.resources;

export function SamplesNotice() {
  const [isAdded, setIsAdded] = useState(false);
  const { total } = useGetList<Resource>(
    'resources',
    { pagination: { page: 1, perPage: 1 }, filter: { isPublic: true } },
    { onError: () => {} },
  );
  if (isAdded) {
    return (
      <Alert ref={takeFocus} tabIndex={-1} severity="success" role="status" className="form-width mb-4">
        <AlertTitle>{samplesAdded.title}</AlertTitle>
        {samplesAdded.description}
      </Alert>
    );
  }
  if (total !== 0) return null;
  return (
    <Alert severity="info" role="note" className="form-width mb-4">
      <AlertTitle>Your site shows five samples right now</AlertTitle>
      <p className="mb-1">
        They’ll disappear once you publish a resource of your own. To keep them, add them to your library
        first.
      </p>
      <AddSamples onAdded={() => setIsAdded(true)} />
    </Alert>
  );
}

/** Focuses the message, because the pressed button is gone. As a ref, a function that stays the same is called only once. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}

export const AddSamples = ({ onAdded }: { onAdded?: () => void }) => (
  <ActionButton
    label={addSamples}
    variant="secondary"
    run={async (calls) => {
      await calls.call(resources.addSamples);
      if (onAdded) onAdded();
      else document.querySelector<HTMLElement>('main h1')?.focus();
    }}
    {...(!onAdded && { done: samplesAdded })}
    failed={samplesFailed}
  />
);
