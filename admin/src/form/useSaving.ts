import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError } from '../dataProvider.ts';
import { errorsByField } from './field-errors.ts';
import type { FieldList } from './fields.ts';

interface SavingOptions<Fields extends FieldValues, Output, Saved> {
  form: UseFormReturn<Fields, unknown, Output>;
  fields: FieldList<Fields>;
  save: (input: Output) => Promise<Saved>;
  /** What else is to be done or said when it was not saved. */
  onFailure: (error: CallError) => void | Promise<void>;
}

/** Saves a form, once at a time. What the server refuses stands beside its field. */
export function useSaving<Fields extends FieldValues, Output, Saved>(
  options: SavingOptions<Fields, Output, Saved>,
) {
  const { form, fields, save, onFailure } = options;
  const running = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);

  async function fail(error: CallError) {
    setIsSignedOut(error.status === 401);
    const errors = errorsByField(
      Object.entries(error.body.errors).map(([path, message]) => ({ path, message })),
    );
    for (const { name } of fields) {
      if (errors[name]) form.setError(name, errors[name], { shouldFocus: true });
    }
    await onFailure(error);
  }

  return {
    isSaving,
    /** The session ended: what is typed must be saved after the next login. */
    isSignedOut,
    /** Resolves with what was saved, or with nothing when it was not. */
    async submit(): Promise<Saved | undefined> {
      if (running.current) return undefined;
      running.current = true;
      setIsSaving(true);
      let saved: Saved | undefined;
      await form.handleSubmit(async (input) => {
        try {
          saved = await save(input);
          setIsSignedOut(false);
        } catch (error) {
          await fail(error instanceof CallError ? error : new CallError(error));
        }
      })();
      running.current = false;
      setIsSaving(false);
      return saved;
    },
  };
}
