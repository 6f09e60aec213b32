import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../drafts.ts';
import { isSame } from '../form/is-same.ts';
import { useSession } from '../session/Session.tsx';
import { type LocalCopy, readCopy, writeCopy } from './local-copy.ts';
import type { PostFields } from './post-fields.ts';

interface LocalCopyOptions {
  about: number | 'new';
  /** The saved state. */
  base: PostFields;
  /** The fields as they were last drawn. */
  fields: PostFields;
  /** The fields at this moment: after Save, the page is left before the saved state is drawn. */
  current: () => PostFields;
}

/** Keeps a copy of unsaved text over a crash, a reload and the end of a session, and offers the copy of an earlier visit. */
export function useLocalCopy({ about, base, fields, current }: LocalCopyOptions) {
  const { id: account } = useSession();
  const key = `blog-post:${about}`;
  const isDirty = !isSame(fields, base);
  const [offer, setOffer] = useState<LocalCopy | undefined>(() => {
    const found = readCopy(readDraft(localStorage, account, key));
    return found && !isSame(found.fields, base) ? found : undefined;
  });

  const settled = useRef<PostFields>(undefined);

  const keep = useEffectEvent(() => {
    const typed = current();
    if (settled.current && isSame(typed, settled.current)) return;
    // An unanswered offer stays stored until there is newer text.
    if (!isSame(typed, base)) write({ savedAt: new Date().toISOString(), fields: typed });
    else if (!offer) forget();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    const timer = setTimeout(keep, 400);
    return () => clearTimeout(timer);
  }, [fields, isDirty]);

  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  function write(copy: LocalCopy) {
    keepDraft(localStorage, account, key, writeCopy(copy));
  }

  function forget() {
    keepDraft(localStorage, account, key, '');
  }

  return {
    offer,
    /** Call this when the offer was accepted or declined. */
    answer() {
      setOffer(undefined);
      if (!isDirty) forget();
    },
    /** Keeps text that is about to be replaced in the form. */
    putAside(aside: PostFields) {
      const copy = { savedAt: new Date().toISOString(), fields: aside };
      setOffer(copy);
      write(copy);
    },
    /** Call this when everything was saved. */
    settle(saved: PostFields) {
      settled.current = saved;
      setOffer(undefined);
      forget();
    },
  };
}
