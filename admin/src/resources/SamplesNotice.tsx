import { messages } from '@practice/contract/messages';
import type { Resource } from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import { Notice } from '@practice/ui/Notice';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActionButton } from '../list/ActionButton.tsx';

const { addSamples, samplesAdded, samplesFailed } = messages.resources;

export function SamplesNotice() {
  const [isAdded, setIsAdded] = useState(false);
  const { total } = useGetList<Resource>(
    'resources',
    { pagination: { page: 1, perPage: 1 }, filter: { isPublic: true } },
    // The notice is optional, so an error is not shown.
    { onError: () => {} },
  );
  if (isAdded) {
    return (
      <Notice
        ref={takeFocus}
        tabIndex={-1}
        className="items-start form-width"
        style={{ marginBlockEnd: 'var(--space-6)' }}
        tone="success"
        role="status"
        title={samplesAdded.title}
      >
        <p className="mb-1">{samplesAdded.description}</p>
      </Notice>
    );
  }
  if (total !== 0) return null;
  return (
    <Notice
      className="items-start form-width"
      style={{ marginBlockEnd: 'var(--space-6)' }}
      title="Your site shows five samples right now"
    >
      <p className="mb-1">
        They’ll disappear once you publish a resource of your own. To keep them, add them to your library
        first.
      </p>
      <AddSamples onAdded={() => setIsAdded(true)} />
    </Notice>
  );
}

/** Focuses the message, because the pressed button is gone. As a ref, a function that stays the same is called only once. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}

export function AddSamples({ onAdded }: { onAdded?: () => void }) {
  return (
    <ActionButton
      label={addSamples}
      variant="secondary"
      run={async (calls) => {
        await calls.call(resources.addSamples);
        if (onAdded) return onAdded();
        toast(samplesAdded);
        // The list replaces the button when it is loaded.
        document.querySelector<HTMLElement>('main h1')?.focus();
      }}
      failed={samplesFailed}
    />
  );
}
