import { Alert, Button } from '@mui/material';
import { timeInSentence } from '@practice/contract/format';
import { readStored, store } from '@practice/ui/form/stored';
import { useEffect, useRef, useState } from 'react';
import { useFormIsDirty } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useSession } from '../session/Session.tsx';

type Draft = { savedAt: string; fields: Record<string, unknown> };

// Unsent text survives a reload or the end of the session. It is about people, so other accounts never see
// it, and a logout removes it; the idle logoff keeps it for the next login.
export function draftOf<Kept>(account: number, record: string) {
  const key = `draft:${account}:${record}`;
  return {
    read: () => readStored<Kept>(key, 'localStorage'),
    keep: (draft?: Kept) => store(key, draft, 'localStorage'),
  };
}

/** A cleared field equals an empty one. */
export const isOther = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') !== JSON.stringify(other ?? '');

export const useDraft = () => draftOf<Draft>(useSession().id, `form:${useLocation().pathname}`);

/** Keeps unsaved text, and offers it when the form is opened again or shows other text. */
export function KeepDraft() {
  const { read, keep } = useDraft();
  const { getValues, reset } = useFormContext();
  const { dirtyFields, defaultValues, isSubmitting, isSubmitSuccessful } = useFormState();
  const isDirty = useFormIsDirty();
  const values = useWatch();
  const [offer, setOffer] = useState<Draft>();
  const shown = useRef<object>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was typed
  useEffect(() => {
    if (isDirty && isSubmitSuccessful) keep();
    else if (isDirty) {
      // Only changed fields, so that the others show current values later. Files can't be kept.
      const changed = Object.keys(dirtyFields).filter((name) => name !== 'file');
      const fields = Object.fromEntries(changed.map((name) => [name, getValues(name)]));
      if (!isSubmitting && changed.length > 0) keep({ savedAt: new Date().toISOString(), fields });
    } else if (shown.current !== defaultValues) {
      const kept = read();
      const shownNow = getValues();
      const isNew = Object.entries(kept?.fields ?? {}).some(([name, text]) => isOther(text, shownNow[name]));
      setOffer(kept && isNew ? kept : undefined);
    } else if (!offer) keep();
    shown.current = defaultValues;
  }, [values, isDirty, isSubmitting, isSubmitSuccessful]);

  function restore() {
    if (offer) reset({ ...getValues(), ...offer.fields }, { keepDefaultValues: true });
    setOffer(undefined);
  }

  function discard() {
    if (!isDirty) keep();
    setOffer(undefined);
  }

  if (!offer) return null;
  return (
    <Alert severity="warning" role="status">
      <p>There’s unsaved text from {timeInSentence(offer.savedAt)} on this computer.</p>
      <Button onClick={restore}>Restore unsaved text</Button>
      <Button onClick={discard}>Discard it</Button>
    </Alert>
  );
}
