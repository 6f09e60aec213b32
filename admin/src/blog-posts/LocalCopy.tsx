import { Alert, Button } from '@mui/material';
import { timeInSentence } from '@practice/contract/format';
import { useEffect, useRef, useState } from 'react';
import { useFormIsDirty } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { keepDraft, readDraft } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import { isChanged, type PostFields, postNames } from './post-fields.ts';

type Copy = { savedAt: string; fields: Partial<PostFields> };

/** Unsaved text of posts on this computer, by the post's id. A new post has none. */
export function useLocalCopies() {
  const { id: account } = useSession();
  const keyOf = (id: number | undefined) => `blog-post:${id ?? 'new'}`;
  return {
    read: (id: number | undefined) => readDraft<Copy>(account, keyOf(id)) ?? undefined,
    keep: (id: number | undefined, copy?: Copy) => keepDraft(account, keyOf(id), copy),
  };
}

/** Keeps the unsaved text of a post, and offers it when the form shows another text: opened again, taken over, or restored. */
export function LocalCopy({ postId }: { postId: number | undefined }) {
  const { read, keep } = useLocalCopies();
  const { getValues, reset } = useFormContext<PostFields>();
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState<PostFields>();
  const isDirty = useFormIsDirty();
  const fields = useWatch<PostFields>();
  const [offer, setOffer] = useState<Copy>();
  const shown = useRef<number | undefined | null>(null);
  const isSaved = isSubmitting || isSubmitSuccessful;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something was typed
  useEffect(() => {
    if (isDirty) {
      const changed = postNames.filter((name) => dirtyFields[name]);
      if (!isSaved)
        keep(postId, {
          savedAt: new Date().toISOString(),
          fields: Object.fromEntries(changed.map((name) => [name, getValues(name)])),
        });
    } else if (shown.current !== fields.version) {
      const kept = read(postId);
      const differs = ([name]: [string, unknown]) =>
        isChanged(name as 'title', kept?.fields ?? {}, getValues());
      setOffer(kept && Object.entries(kept.fields).some(differs) ? kept : undefined);
    } else if (!offer) keep(postId);
    shown.current = fields.version;
  }, [fields, isDirty, isSaved]);

  if (!offer) return null;
  return (
    <Alert severity="warning" role="status">
      <p>
        There’s unsaved text from {timeInSentence(offer.savedAt)} on this computer
        {offer.fields.title ? `: “${offer.fields.title}.”` : '.'}
      </p>
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          reset({ ...getValues(), ...offer.fields }, { keepDefaultValues: true });
          setOffer(undefined);
        }}
      >
        Restore unsaved text
      </Button>{' '}
      <Button
        size="small"
        onClick={() => {
          if (!isDirty) keep(postId);
          setOffer(undefined);
        }}
      >
        Discard it
      </Button>
    </Alert>
  );
}
