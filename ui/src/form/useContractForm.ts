import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { afterPointerRelease } from '../pointer-release.ts';

interface FieldError {
  path: string;
  message: string;
}

export interface FormOptions<Values extends FieldValues, Output, Name extends Path<Values>> {
  labels: Readonly<Record<Name, string>>;
  values: Values;
  schema: GenericSchema<unknown, Output>;
  mode?: 'onTouched' | 'onSubmit';
  idPrefix?: string;
  refused?: readonly FieldError[] | undefined;
  send: (output: Output) => Promise<void>;
  /** @param refused the fields with a message of the server */
  onFailure: (error: unknown, refused: readonly Name[]) => void | Promise<void>;
}

export interface FieldProps extends Omit<UseFormRegisterReturn, 'onBlur'> {
  id: string;
  label: string;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
}

export interface FieldOptions<Name> {
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  repeatedIn?: Name;
}

/** The form engine of all front ends: react-hook-form with the rules of the contract and the fields of `ui`. */
export function useContractForm<Values extends FieldValues, Output, Name extends Path<Values>>(
  options: FormOptions<Values, Output, Name>,
) {
  const { labels, values, schema, mode = 'onTouched', idPrefix = '' } = options;
  const { send, onFailure } = options;
  const [refusedBefore] = useState(() => options.refused && errorsByField<Values>(options.refused));
  const [focused, setFocused] = useState<{ name: Name }>();
  const isSending = useRef(false);
  const form = useForm<Values, unknown, Output>({
    defaultValues: values as DefaultValues<Values>,
    mode,
    resolver: valibotResolver(schema as GenericSchema<Values, Output>),
    // Otherwise the resolver stops at the first rule that several fields break.
    criteriaMode: 'all',
    shouldFocusError: false,
    ...(refusedBefore && { errors: refusedBefore }),
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const names = Object.keys(labels) as Name[];
  const idOf = (name: Name) => `${idPrefix}${name}`;
  const errorOf = (name: Name) => errors[name]?.message?.toString();

  // An effect, because the field may be rendered together with the error.
  useEffect(() => {
    if (focused) document.getElementById(`${idPrefix}${focused.name}`)?.focus();
  }, [focused, idPrefix]);

  function focusFirst(wrong: readonly string[]) {
    const name = names.find((each) => wrong.includes(each));
    if (name) setFocused({ name });
  }

  async function refuse(error: unknown): Promise<readonly Name[]> {
    const messages = errorsByField<FieldValues>(fieldErrorsOf(error));
    const refused = names.filter((name) => messages[name]);
    for (const name of refused)
      form.setError(name, { type: 'server', message: `${messages[name]?.message}` });
    await onFailure(error, refused);
    return refused;
  }

  /** The focus moves in the order of `labels`, after the error summary is shown, which moves the fields. */
  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    let wrong: readonly string[] = [];
    try {
      await form.handleSubmit(
        async (output) => {
          try {
            await send(output);
          } catch (error) {
            wrong = await refuse(error);
          }
        },
        (errors) => {
          wrong = Object.keys(errors);
        },
      )();
    } finally {
      isSending.current = false;
    }
    focusFirst(wrong);
  }

  return {
    ...form,
    submit,
    busy: isSubmitting,
    errorOf,
    props: {
      noValidate: true,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        void submit();
      },
    },
    field(name: Name, { onChange, repeatedIn }: FieldOptions<Name> = {}): FieldProps {
      const { onBlur, ...registered } = form.register(name, {
        onChange(event) {
          onChange?.(event);
          if (!repeatedIn) return;
          const { isTouched, invalid } = form.getFieldState(repeatedIn);
          if (isTouched || invalid) form.trigger(repeatedIn);
        },
      });
      return {
        ...registered,
        id: idOf(name),
        label: labels[name],
        error: errorOf(name),
        onBlur(event: FocusEvent) {
          // An error that appears while a button is pressed would move that button.
          if (form.getValues(name) || form.getFieldState(name).isDirty)
            afterPointerRelease(() => onBlur(event));
        },
      };
    },
    summary: {
      submitCount,
      errors:
        submitCount > 0 || refusedBefore
          ? names.filter(errorOf).map((name) => ({ id: idOf(name), label: labels[name] }))
          : [],
    },
  };
}

function errorsByField<Values extends FieldValues>(errors: readonly FieldError[]) {
  const byField: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of errors) {
    byField[path.split('.')[0] ?? path] ??= { type: 'contract', message };
  }
  return byField as FieldErrors<Values>;
}

function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
}
