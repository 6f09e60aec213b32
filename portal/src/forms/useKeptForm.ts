import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { whenPointerRests } from '@practice/ui/pointer-rest';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Drafts } from './drafts.ts';

interface Options<Values extends FieldValues, Output> {
  drafts: Drafts<Values>;
  /** Where this one's draft is kept. */
  draftKey: string;
  /** What the form begins with, and goes back to. */
  saved: Values;
  /** The fields in their order; each name is also the id of its control. */
  names: readonly Path<Values>[];
  rules: v.GenericSchema<unknown, Output>;
  /** Asked at every submit, also where a field is wrong; if not, nothing is sent. */
  mayBeSent?: (isValid: boolean) => boolean;
  send: (output: Output) => Promise<void>;
  /** Before the messages stand beside the fields that the server refused. */
  onFailure: (error: unknown, refused: readonly Path<Values>[]) => void | Promise<void>;
}

/** react-hook-form with the contract's rules, a draft that outlives a reload and a sign-in, and the server's answers. */
export function useKeptForm<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { drafts, draftKey, saved, names, rules, mayBeSent, send, onFailure } = options;
  const [draft, setDraft] = useState(() => drafts.read(draftKey));
  const [focused, setFocused] = useState<{ name: string }>();
  const isSending = useRef(false);
  const isDone = useRef(false);
  const first = useRef(saved);
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(asSent(drafts.values, rules)),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: (draft ?? saved) as DefaultValues<Values>,
  });
  const { isSubmitting, submitCount } = form.formState;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values }) {
          if (!isDone.current) drafts.save(draftKey, values, first.current);
        },
      }),
    [form, drafts, draftKey],
  );

  // After it is drawn: what a field offers instead may have to come first.
  useEffect(() => {
    if (focused) document.getElementById(focused.name)?.focus();
  }, [focused]);

  function focusFirst(wrong: readonly string[]) {
    const name = names.find((each) => wrong.includes(each));
    if (name) setFocused({ name });
  }

  // What is shown may change once more before the form is gone: no draft of that.
  function forget() {
    isDone.current = true;
    drafts.clear(draftKey);
  }

  async function refuse(error: unknown) {
    if (error instanceof ApiError && error.status === 401) {
      // The draft waits for them to come back.
      window.location.assign(signInAddress(window.location));
      return;
    }
    const errors = error instanceof ApiError ? error.errors : [];
    const refused = names.filter((name) => errors.some(({ path }) => path === name));
    await onFailure(error, refused);
    for (const name of refused) {
      const message = errors.find(({ path }) => path === name)?.message ?? '';
      form.setError(name, { type: 'server', message });
    }
    focusFirst(refused);
  }

  const submit = form.handleSubmit(
    async (output) => {
      if (isSending.current || mayBeSent?.(true) === false) return;
      isSending.current = true;
      try {
        await send(output);
        forget();
      } catch (error) {
        await refuse(error);
      } finally {
        isSending.current = false;
      }
    },
    (wrong) => {
      mayBeSent?.(false);
      focusFirst(Object.keys(wrong));
    },
  );

  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;
  return {
    ...form,
    submit,
    busy: isSubmitting,
    errorOf,
    /** For a control: what is wrong is said on leaving it, but not while a button is held down that it would move. */
    registered(name: Path<Values>) {
      const { onBlur, ...registered } = form.register(name);
      return {
        ...registered,
        onBlur(event: FocusEvent) {
          // Nothing is wrong yet with an empty field that was only passed through.
          if (form.getValues(name) || form.getFieldState(name).isDirty) whenPointerRests(() => onBlur(event));
        },
      };
    },
    /** What a submit found wrong, under these labels. */
    summary: (labelOf: (name: Path<Values>) => string) => ({
      round: submitCount,
      errors:
        submitCount > 0
          ? names.filter((name) => errorOf(name)).map((name) => ({ id: name, label: labelOf(name) }))
          : [],
    }),
    /** Whether what is shown was typed before, and not sent. */
    isRestored: draft !== undefined,
    /** Back to what is saved. */
    startOver() {
      form.reset(saved);
      setDraft(undefined);
      drafts.clear(draftKey);
    },
    forget,
  };
}

/** The rules accept more than a form holds: an answer of the API may leave fields out. */
function asSent<Values extends FieldValues, Output>(
  values: v.GenericSchema<unknown, Values>,
  rules: v.GenericSchema<unknown, Output>,
) {
  return v.pipe(
    values as unknown as v.GenericSchema<Values, Values>,
    v.transform((typed): unknown => typed),
    rules,
  );
}
