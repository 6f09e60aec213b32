import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, type FieldError, sentenceOf } from '@practice/contract/errors';
import type { ToastText } from '@practice/contract/messages';
import { whenPointerRests } from '@practice/ui/pointer-rest';
import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { showToast } from '../../stores/toasts.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

interface SiteFormOptions<Output, Name extends string> {
  /** The contract's rules for the fields. */
  schema: v.GenericSchema<FieldValues, Output>;
  /** The name of every field that a person sees, and its label. */
  labels: Readonly<Record<Name, string>>;
  /** When it throws, `failed` is shown as a toast and the server's field errors stand beside their fields. */
  send: (input: Output) => Promise<void>;
  failed?: (sentence: string) => ToastText;
  /** Where typed text is stored over a reload. */
  draft?: string;
  /** The server's answer to the form that was sent without script. */
  answered?: Answered | undefined;
}

/** A form as it comes back without script: what was typed, and what is wrong with it. */
export interface Answered {
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
}

/** react-hook-form with the contract's rules, wired to the pieces of `ui`: field, error summary, busy button. */
export function useSiteForm<Output, Name extends string>(options: SiteFormOptions<Output, Name>) {
  const { schema, labels, send, failed, draft, answered } = options;
  const form = useForm<FieldValues, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    // Of other fields the browser's controls know what was typed before this script came.
    defaultValues: draft ? readDraft(draft) : {},
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const pressed = useRef<Element>(null);
  const names = Object.keys(labels);

  // A disabled button loses the focus, and a keyboard would start again at the top of the page.
  useEffect(() => {
    if (isSubmitting || document.activeElement !== document.body) return;
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [isSubmitting]);

  const submit = form.handleSubmit(async (input) => {
    try {
      await send(input);
    } catch (error) {
      if (failed) showToast(failed(sentenceOf(error)));
      const refused = error instanceof ApiError ? error.errors.filter(({ path }) => path in labels) : [];
      for (const { path, message } of refused) form.setError(path, { message });
      const first = names.find((name) => refused.some(({ path }) => path === name));
      if (first) form.setFocus(first);
    }
  });

  function errorOf(name: string): string | undefined {
    return answered?.errors.find(({ path }) => path === name)?.message ?? errors[name]?.message?.toString();
  }

  return {
    ...form,
    /** For the form element. Before its script is there it must never put what is typed into the address. */
    props: {
      noValidate: true,
      method: 'post',
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        pressed.current = document.activeElement;
        return submit(event);
      },
      onInput(event: InputEvent<HTMLFormElement>) {
        if (draft) saveDraft(draft, event.currentTarget);
      },
    },
    /** For a field. `repeatedIn` names the field that must say the same. */
    field(name: Name, repeatedIn?: Name) {
      const { onBlur, ...registered } = form.register(name, {
        onChange() {
          if (!repeatedIn) return;
          const { isTouched, invalid } = form.getFieldState(repeatedIn);
          if (isTouched || invalid) form.trigger(repeatedIn);
        },
      });
      return {
        ...registered,
        id: name,
        label: labels[name],
        error: errorOf(name),
        onBlur(event: FocusEvent) {
          // Nothing is wrong yet with an empty field that was only passed through.
          const isTyped = form.getValues(name) || form.getFieldState(name).isDirty;
          if (isTyped) whenPointerRests(() => onBlur(event));
        },
        ...(answered && {
          defaultValue: answered.values[name],
          // Without script nobody else leads there.
          autoFocus: name === names.find(errorOf),
        }),
      };
    },
    /** For the error summary; empty until a submit was refused. */
    summary: {
      round: submitCount,
      errors:
        submitCount > 0 || answered
          ? Object.entries<string>(labels)
              .filter(([name]) => errorOf(name))
              .map(([id, label]) => ({ id, label }))
          : [],
    },
    busy: isSubmitting,
    forget() {
      if (draft) clearDraft(draft);
    },
    /** Empties the form, and its draft. */
    empty() {
      form.reset(Object.fromEntries(names.map((name) => [name, ''])));
      if (draft) clearDraft(draft);
    },
  };
}
