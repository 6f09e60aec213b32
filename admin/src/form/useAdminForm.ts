import { type FormOptions, useContractForm } from '@practice/ui/form/useContractForm';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import { CallError, type PracticeDataProvider, useCallsWithoutRedirect } from '../dataProvider.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import { registerDraftSaver } from './unsent-forms.ts';

interface AdminFormOptions<Fields extends FieldValues, Output, Saved, Name extends Path<Fields>>
  extends Omit<FormOptions<Fields, Output, Saved, Name>, 'send' | 'onFailure'> {
  send: (output: Output, calls: PracticeDataProvider) => Promise<Saved>;
  hasOtherChanges?: boolean;
  savesDraft?: boolean;
  onFailure: (error: CallError, refused: readonly Name[]) => void | Promise<void>;
}

export function useAdminForm<Fields extends FieldValues, Output, Saved, Name extends Path<Fields>>({
  hasOtherChanges = false,
  savesDraft = true,
  onFailure,
  ...options
}: AdminFormOptions<Fields, Output, Saved, Name>) {
  const [isSignedOut, setIsSignedOut] = useState(false);
  const isClosed = useRef(false);
  const navigate = useNavigate();
  const calls = useCallsWithoutRedirect();
  const queries = useQueryClient();
  const account = useSession().id;
  const { pathname, search } = useLocation();
  const key = `form:${pathname}${search}:${Object.keys(options.labels)}`;
  const [kept] = useState(
    () => (savesDraft && readDraft<Partial<Fields>>(account, key)) || ({} as Partial<Fields>),
  );
  const form = useContractForm({
    ...options,
    idPrefix: 'field-',
    requiresOnBlur: true,
    async send(output) {
      const saved = await options.send(output, calls);
      setIsSignedOut(false);
      keepDraft(account, key, undefined);
      return saved;
    },
    async onSent(saved) {
      await options.onSent?.(saved);
      void queries.invalidateQueries();
    },
    async onFailure(cause, refused) {
      const error = cause instanceof CallError ? cause : new CallError(cause);
      setIsSignedOut(error.status === 401);
      await onFailure(error, refused);
      if (error.isOutdated) void queries.invalidateQueries();
    },
  });

  const isUnsaved = () => !isClosed.current && (hasOtherChanges || !isSame(form.getValues(), options.values));

  const keep = useEffectEvent(() => {
    if (!savesDraft || !isUnsaved()) return;
    // Only changed fields, so that the others show their current values after the next login.
    const changed = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== options.values[name],
    );
    keepDraft(account, key, Object.fromEntries(changed));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once
  useEffect(() => {
    for (const [name, value] of Object.entries(kept))
      form.setValue(name as Path<Fields>, value, { shouldDirty: true });
    if (savesDraft) keepDraft(account, key, undefined);
    return registerDraftSaver(() => keep());
  }, []);

  function close() {
    isClosed.current = true;
  }

  const submit = async () => (isClosed.current ? undefined : form.submit());

  return {
    ...form,
    submit,
    /** Whether the last call failed because the session has ended. The text can be saved after the next login. */
    isSignedOut,
    isUnsaved,
    close,
    leave(to: string, navigateOptions?: NavigateOptions) {
      close();
      navigate(to, navigateOptions);
    },
  };
}

export function isSame<Fields extends object>(a: Fields, b: Fields): boolean {
  return Object.entries(a).every(([name, value]) => value === b[name as keyof Fields]);
}
