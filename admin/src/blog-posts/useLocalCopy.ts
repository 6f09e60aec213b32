import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../drafts.ts';
import { isSame } from '../form/useAdminForm.ts';
import { useSession } from '../session/Session.tsx';
import { type LocalCopy, readCopy } from './local-copy.ts';
import type { PostFields } from './post-fields.ts';

interface LocalCopyOptions {
  /** The post's id. */
  about: number | 'new';
  /** The saved state. */
  base: PostFields;
  /** The fields as they were last drawn. */
  fields: PostFields;
  /** Reads the fields at this moment, because after Save the page is left before the saved state is drawn. */
  current: () => PostFields;
}

/**
 * Keeps a copy of unsaved text in this browser, which outlives a crash, a reload and the end of the session. On the next visit, the copy
 * is offered.
 */
export function useLocalCopy({ about, base, fields, current }: LocalCopyOptions) {
  const { id: account } = useSession();
  const key = `blog-post:${about}`;
  const isDirty = !isSame(fields, base);
  const [offer, setOffer] = useState<LocalCopy | undefined>(() => {
    const found = readCopy(readDraft(localStorage, account, key));
    return found && !isSame(found.fields, base) ? found : undefined;
  });
  /** The fields as they were saved last. */
  const settled = useRef<PostFields>(undefined);

  /** Stores the unsaved text, or removes what is stored. */
  function store(unsaved?: PostFields): LocalCopy | undefined {
    const copy = unsaved && { savedAt: new Date().toISOString(), fields: unsaved };
    keepDraft(localStorage, account, key, copy ? JSON.stringify(copy) : '');
    return copy;
  }

  const update = useEffectEvent(() => {
    const typed = current();
    if (settled.current && isSame(typed, settled.current)) return;
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
    /** Call this when the offer was accepted or declined. */
    answer() {
      setOffer(undefined);
      if (!isDirty) store();
    },
    /** Keeps text that is about to be replaced in the form. */
    putAside(aside: PostFields) {
      setOffer(store(aside));
    },
    /** Call this when everything was saved. */
    settle(saved: PostFields) {
      settled.current = saved;
      setOffer(undefined);
      store();
    },
  };
}
