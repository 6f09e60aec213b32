import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { keepDraft, readDraft, registerDraftSaver } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';

/** If the session ends, keeps what was typed for the next login, and fills it in again. */
export function KeepDraft() {
  const account = useSession().id;
  const { pathname, search } = useLocation();
  const key = `form:${pathname}${search}`;
  const { getValues, setValue, formState } = useFormContext();
  const { isReady, dirtyFields } = formState;

  const keep = useEffectEvent(() => {
    // Only changed fields, so that the others show their current values after the next login. A file can’t be kept.
    const names = Object.keys(dirtyFields).filter((name) => name !== 'file');
    const changed = names.map((name) => [name, getValues(name)]);
    if (changed.length > 0) keepDraft(account, key, Object.fromEntries(changed));
  });

  const restore = useEffectEvent(() => {
    const kept = readDraft<Record<string, unknown>>(account, key) ?? {};
    for (const [name, value] of Object.entries(kept)) setValue(name, value, { shouldDirty: true });
    keepDraft(account, key, undefined);
  });

  useEffect(() => {
    if (!isReady) return;
    restore();
    return registerDraftSaver(() => keep());
  }, [isReady]);
  return null;
}
