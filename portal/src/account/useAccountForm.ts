import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, sentenceOf } from '@practice/contract/errors';
import { whenPointerRests } from '@practice/ui/pointer-rest';
import { toast } from '@practice/ui/toast';
import type { FocusEvent, SubmitEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as v from 'valibot';

interface AccountFormOptions<Typed extends FieldValues, Output> {
  /** Sets the ids of this form's fields apart from those of the others on the page. */
  name: string;
  /** The contract's rules for the fields. */
  schema: v.GenericSchema<Typed, Output>;
  /** Every field that a person sees, and its label. */
  labels: Readonly<Partial<Record<Path<Typed>, string>>>;
  values: DefaultValues<Typed>;
  /** When it throws, the sentence is shown as a toast, and the server's field errors stand beside their fields. */
  send: (input: Output) => Promise<void>;
  /** What a toast says when it throws. */
  failed: string;
}

/** react-hook-form with the contract's rules, wired to the pieces of `ui`. What was typed stays when it could not be sent. */
export function useAccountForm<Typed extends FieldValues, Output>(
  options: AccountFormOptions<Typed, Output>,
) {
  const { name, schema, labels, values, send, failed } = options;
  const form = useForm<Typed, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
    defaultValues: values,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const names = Object.keys(labels) as Path<Typed>[];
  const idOf = (field: Path<Typed>) => `${name}-${field}`;
  const errorOf = (field: Path<Typed>) => errors[field]?.message?.toString();

  const submit = form.handleSubmit(async (input) => {
    try {
      await send(input);
    } catch (error) {
      toast({ title: failed, description: sentenceOf(error), variant: 'destructive' });
      const refused = error instanceof ApiError ? error.errors : [];
      for (const field of names) {
        const refusal = refused.find(({ path }) => path === field);
        if (refusal) form.setError(field, { type: 'server', message: refusal.message });
      }
      const first = names.find((field) => refused.some(({ path }) => path === field));
      if (first) form.setFocus(first);
    }
  });

  return {
    ...form,
    busy: isSubmitting,
    /** For the form element. */
    props: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // Enter in a field sends a form, too, however busy its button is.
        if (!isSubmitting) submit(event);
      },
    },
    /** For a field. `repeatedIn` names the one that must say the same. */
    field(field: Path<Typed>, repeatedIn?: Path<Typed>) {
      const { onBlur, ...registered } = form.register(field, {
        onChange() {
          if (repeatedIn && form.getFieldState(repeatedIn).invalid) form.trigger(repeatedIn);
        },
      });
      return {
        ...registered,
        id: idOf(field),
        label: labels[field] ?? field,
        error: errorOf(field),
        onBlur(event: FocusEvent) {
          // Nothing is wrong yet with an empty field that was only passed through.
          if (form.getValues(field) || form.getFieldState(field).isDirty)
            whenPointerRests(() => onBlur(event));
        },
      };
    },
    /** For what is on or off. */
    switchField: (field: Path<Typed>) => ({
      ...form.register(field),
      id: idOf(field),
      label: labels[field] ?? field,
    }),
    /** For the error summary; empty until a submit was refused. */
    summary: {
      round: submitCount,
      errors:
        submitCount > 0
          ? names.filter(errorOf).map((field) => ({ id: idOf(field), label: labels[field] ?? field }))
          : [],
    },
  };
}
