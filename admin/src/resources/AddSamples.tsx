import { messages } from '@practice/contract/messages';
import { resources } from '@practice/contract/routes';
import { toast } from '@practice/ui/toast';
import { useDataProvider } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';
import { ActionButton } from '../list/ActionButton.tsx';

const { addSamples, samplesAdded, samplesFailed } = messages.resources;

/** Turns the samples that visitors see into resources of the practice. */
export function AddSamples({ onAdded }: { onAdded?: () => void }) {
  const calls = useDataProvider<PracticeDataProvider>();
  return (
    <ActionButton
      resource="resources"
      label={addSamples}
      variant="secondary"
      run={async () => {
        await calls.call(resources.addSamples);
        if (onAdded) return onAdded();
        toast(samplesAdded);
        // The list replaces the button when it is loaded.
        document.querySelector<HTMLElement>('main h1')?.focus();
      }}
      onError={(error) => showError(samplesFailed, error)}
    />
  );
}
