import { signInAddress } from '@practice/contract/paths';
import type { ToastText } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CallError, type PracticeDataProvider, useCalls } from '../dataProvider.ts';
import { useToast } from '../layout/useToast.tsx';
import { useDraft } from './KeepDraft.tsx';

export interface SavingOptions<Saved> {
  onSaved?: (saved: Saved) => void;
  done?: (saved: Saved, before: Saved | undefined) => ToastText;
  to?: string | ((saved: Saved) => string) | undefined;
  /** How long the saved form stays, in milliseconds. */
  pause?: number;
  /** An error title or a whole message. */
  failed: string | ((message: string) => ToastText);
  /** @returns true if no other message is needed */
  onRefused?: (error: CallError, sent: { data?: Partial<Saved> }) => boolean;
  loggedOut?: ToastText;
}

const noLongerLoggedIn = { title: '', description: 'You’re no longer logged in.' };

/** `mutationOptions` for `Edit` and `Create`. The form stays if the session has ended. */
export function useSaving<Saved extends RaRecord>(options: SavingOptions<Saved>) {
  const { onSaved, done, to, pause, failed, onRefused, loggedOut = noLongerLoggedIn } = options;
  const { toast, showError } = useToast();
  const redirect = useRedirect();
  const draft = useDraft();
  const leave = (saved: Saved) => to && redirect(typeof to === 'string' ? to : to(saved));
  return {
    onSuccess(saved: Saved, sent?: { data?: unknown; previousData?: Saved | undefined }) {
      draft.keep();
      onSaved?.(saved);
      toast(done?.(saved, sent?.previousData));
      if (!pause) leave(saved);
    },
    // Part of the call, so the form stays busy until it is left.
    async onSettled(saved?: Saved) {
      if (!saved || !pause) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
      leave(saved);
    },
    onError(error: Error, sent: { data?: object } = {}) {
      if (error instanceof CallError && onRefused?.(error, sent)) return;
      if (error instanceof CallError && error.status === 401)
        toast({
          title: loggedOut.title,
          description: `${loggedOut.description} Your text stays here, and you can save it after this:`,
          link: { label: 'log in again in a new tab', href: signInAddress(window.location) },
          variant: 'destructive',
        });
      else if (typeof failed === 'string') showError(failed, error);
      else toast(failed(error.message));
    },
  };
}

export const retiring = <Saved extends { retiredAt: string | null }>(
  noun: string,
  nameOf: (saved: Saved) => string,
  to: string,
): SavingOptions<Saved> => ({
  done: (saved) => ({
    title: `${noun} ${saved.retiredAt ? 'retired' : 'saved'}`,
    description: nameOf(saved),
  }),
  to,
  failed: 'Not saved',
});

export interface SubmitOptions<Input, Saved> {
  send: (input: Input, calls: PracticeDataProvider) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  done?: (saved: Saved, input: Input) => ToastText | undefined;
  /** Title for errors outside the fields; without one, the form must show them. */
  failed?: string | undefined;
  onRefused?: (error: CallError, input: Input) => void;
}

/** `onSubmit` of a form outside `Create` and `Edit`; the API's messages go to their fields. */
export function useSubmit<Input extends object, Saved>(options: SubmitOptions<Input, Saved>) {
  const { send, onSaved, done, failed, onRefused } = options;
  const calls = useCalls();
  const queries = useQueryClient();
  const { toast } = useToast();
  const { onError } = useSaving({ failed: failed ?? '' });
  return async (typed: FieldValues) => {
    const input = typed as Input;
    try {
      const saved = await send(input, calls);
      onSaved?.(saved);
      toast(done?.(saved, input));
      void queries.invalidateQueries();
    } catch (cause) {
      const error = cause instanceof CallError ? cause : new CallError(cause);
      onRefused?.(error, input);
      if (failed && error.errors.length === 0) onError(error);
      if (error.isOutdated) void queries.invalidateQueries();
      return error.body.errors;
    }
  };
}
