import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../drafts.ts';
import { isSame } from '../form/useAdminForm.ts';
import { useSession } from '../session/Session.tsx';
import type { PostFields } from './post-fields.ts';

interface LocalCopy {
  savedAt: string;
  fields: PostFields;
}

interface LocalCopyOptions {
  postId: number | 'new';
  base: PostFields;
  fields: PostFields;
  /** Reads the fields at this moment, because after Save the page is left before the saved state is drawn. */
  getFields: () => PostFields;
}

export function useLocalCopy({ postId, base, fields, getFields }: LocalCopyOptions) {
  const { id: account } = useSession();
  const key = `blog-post:${postId}`;
  const isDirty = !isSame(fields, base);
  const [offer, setOffer] = useState<LocalCopy | undefined>(() => {
    const found = readDraft<LocalCopy>(account, key);
    return found && !isSame(found.fields, base) ? found : undefined;
  });
  const lastSaved = useRef<PostFields>(undefined);

  function store(unsaved?: PostFields): LocalCopy | undefined {
    const copy = unsaved && { savedAt: new Date().toISOString(), fields: unsaved };
    keepDraft(account, key, copy);
    return copy;
  }

  const update = useEffectEvent(() => {
    const typed = getFields();
    if (lastSaved.current && isSame(typed, lastSaved.current)) return;
    // An unanswered offer stays stored until there is newer text.
    if (!isSame(typed, base)) store(typed);
    else if (!offer) store();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    const timer = setTimeout(update, 400);
    return () => clearTimeout(timer);
  }, [fields, isDirty]);

  useEffect(() => {
    const updateNow = () => update();
    window.addEventListener('pagehide', updateNow);
    return () => {
      window.removeEventListener('pagehide', updateNow);
      updateNow();
    };
  }, []);

  return {
    offer,
    dismissOffer() {
      setOffer(undefined);
      if (!isDirty) store();
    },
    keepCopy(replaced: PostFields) {
      setOffer(store(replaced));
    },
    markSaved(saved: PostFields) {
      lastSaved.current = saved;
      setOffer(undefined);
      store();
    },
  };
}
