import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { CallError } from '../dataProvider.ts';
import { useSaving } from './useSaving.tsx';

interface SubmitOptions<Input, Saved> {
  /** @param input what the form's `check` returned */
  send: (input: Input) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The title of the message about a failure that is of no field, such as "Not closed". */
  failed: string;
  onRefused?: (error: CallError, input: Input) => void;
}

/** The `onSubmit` of a form that is not in a `Create` or an `Edit`. The API's messages go to their fields. */
export function useSubmit<Input extends FieldValues, Saved>(options: SubmitOptions<Input, Saved>) {
  const { send, onSaved, failed, onRefused } = options;
  const queries = useQueryClient();
  const { onError } = useSaving({
    onSaved: () => {},
    failed: (description) => ({ title: failed, description, variant: 'destructive' }),
  });
  return async (input: FieldValues) => {
    try {
      onSaved(await send(input as Input));
      void queries.invalidateQueries();
    } catch (cause) {
      const error = cause instanceof CallError ? cause : new CallError(cause);
      onRefused?.(error, input as Input);
      if (error.errors.length === 0) onError(error);
      if (error.isOutdated) void queries.invalidateQueries();
      return error.body.errors;
    }
  };
}
