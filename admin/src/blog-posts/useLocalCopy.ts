import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../drafts.ts';
import { isSame } from '../form/fields.ts';
import { useSession } from '../session/Session.tsx';
import { type LocalCopy, readCopy, writeCopy } from './local-copy.ts';
import { type PostFields, postFields } from './post-fields.ts';

interface LocalCopyOptions {
  /** The post's id, or `new`. */
  about: number | 'new';
  /** The saved fields. */
  base: PostFields;
  /** The fields as rendered. */
  fields: PostFields;
  /** Returns the current fields, which can be newer than the rendered ones when a save leaves the page. */
  current: () => PostFields;
}

/** Keeps a copy of unsaved text through a crash, a reload or the end of the session, and offers the copy of an earlier visit. */
export function useLocalCopy({ about, base, fields, current }: LocalCopyOptions) {
  const { id: account } = useSession();
  const key = `blog-post:${about}`;
  const isDirty = !isSame(postFields, fields, base);
  const [offer, setOffer] = useState<LocalCopy | undefined>(() => {
    const found = readCopy(readDraft(localStorage, account, key));
    return found && !isSame(postFields, found.fields, base) ? found : undefined;
  });

  const settled = useRef<PostFields>(undefined);

  const keep = useEffectEvent(() => {
    const typed = current();
    if (settled.current && isSame(postFields, typed, settled.current)) return;
    // An unanswered offer is kept until there is newer text.
    if (!isSame(postFields, typed, base)) write({ savedAt: new Date().toISOString(), fields: typed });
    else if (!offer) forget();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every key that is pressed starts the pause again
  useEffect(() => {
    const timer = setTimeout(keep, 400);
    return () => clearTimeout(timer);
  }, [fields, isDirty]);

  useEffect(() => {
    const hurry = () => keep();
    window.addEventListener('pagehide', hurry);
    return () => {
      window.removeEventListener('pagehide', hurry);
      hurry();
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
    /** Removes the offer. */
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
    /** Removes the copy, because everything is saved. */
    settle(saved: PostFields) {
      settled.current = saved;
      setOffer(undefined);
      forget();
    },
  };
}
