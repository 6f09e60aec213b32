import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../drafts.ts';
import { isSame } from '../form/fields.ts';
import { useSession } from '../session/Session.tsx';
import { type LocalCopy, readCopy, writeCopy } from './local-copy.ts';
import { type PostFields, postFields } from './post-fields.ts';

interface LocalCopyOptions {
  /** The post's number, or that it is a new one. */
  about: number | 'new';
  /** What the server holds. */
  base: PostFields;
  /** What is typed, as it is drawn. */
  fields: PostFields;
  /** What is typed at this moment: who saves and leaves is gone before what was saved is drawn. */
  current: () => PostFields;
}

/** A copy of unsaved text outlives a crash, a reload and a session that ran out; one an earlier visit left is offered. */
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
    // An offer that nobody has answered yet stays where it is until there is something newer.
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
    /** The offer was taken, or is not wanted. */
    answer() {
      setOffer(undefined);
      if (!isDirty) forget();
    },
    /** Puts text aside that is about to leave the form. */
    putAside(aside: PostFields) {
      const copy = { savedAt: new Date().toISOString(), fields: aside };
      setOffer(copy);
      write(copy);
    },
    /** The server has all of this. */
    settle(saved: PostFields) {
      settled.current = saved;
      setOffer(undefined);
      forget();
    },
  };
}
