import { messages } from '@practice/contract/messages';
import type { Resource } from '@practice/contract/resources';
import { Notice } from '@practice/ui/Notice';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { AddSamples } from './AddSamples.tsx';
import styles from './SamplesNotice.module.css';

const { samplesAdded } = messages.resources;

/** Before the first public resource: what becomes of the samples that visitors see until then. */
export function SamplesNotice() {
  const [isAdded, setIsAdded] = useState(false);
  const { total } = useGetList<Resource>(
    'resources',
    { pagination: { page: 1, perPage: 1 }, filter: { isPublic: true } },
    // A form can be filled in without knowing it.
    { onError: () => {} },
  );
  if (isAdded) {
    return (
      <Notice
        ref={takeFocus}
        tabIndex={-1}
        className={styles.notice}
        tone="success"
        role="status"
        title={samplesAdded.title}
      >
        <p>{samplesAdded.description}</p>
      </Notice>
    );
  }
  if (total !== 0) return null;
  return (
    <Notice className={styles.notice} title="Your site shows five samples right now">
      <p>
        They leave the Resources page once you publish a resource of your own. To keep them, add them first.
      </p>
      <AddSamples onAdded={() => setIsAdded(true)} />
    </Notice>
  );
}

/** The pressed button is gone. The same function at each render, so that it is called only once. */
function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
