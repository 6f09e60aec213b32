import { readStored, store } from '@practice/ui/form/stored';
import { type FormOptions, useContractForm } from '@practice/ui/form/useContractForm';
import { useEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { redirectIfSignedOut } from '../session/redirect.ts';

interface DraftFormOptions<Values extends Record<string, string>, Output, Name extends Path<Values>>
  extends FormOptions<Values, Output, Name> {
  draftKey: string;
}

export function useDraftForm<Values extends Record<string, string>, Output, Name extends Path<Values>>({
  draftKey,
  onFailure,
  ...options
}: DraftFormOptions<Values, Output, Name>) {
  const [draft, setDraft] = useState(() => readStored<Values>(draftKey));
  const isForgotten = useRef(false);
  const saved = useRef(options.values);
  const form = useContractForm({
    ...options,
    values: { ...options.values, ...draft },
    async onFailure(error, refused) {
      if (!redirectIfSignedOut(error)) await onFailure(error, refused);
    },
  });
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          if (isForgotten.current) return;
          // There is no draft while the form has the saved values.
          const isChanged = Object.entries(saved.current).some(
            ([name, text]) => values[name]?.trim() !== text,
          );
          store(draftKey, isChanged ? values : undefined);
        },
      }),
    [subscribe, draftKey],
  );

  return {
    ...form,
    isRestored: draft !== null,
    startOver() {
      reset(options.values);
      setDraft(null);
      store(draftKey, undefined);
    },
    forget() {
      isForgotten.current = true;
      store(draftKey, undefined);
    },
  };
}
