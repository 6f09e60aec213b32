import { type FieldError, sentenceOf } from '@practice/contract/errors';
import type { ToastText } from '@practice/contract/messages';
import { type FieldOptions, useContractForm } from '@practice/ui/form/useContractForm';
import { toast } from '@practice/ui/toast';
import { type InputEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { clearDraft, readDraft, saveDraft } from './draft.ts';

interface SiteFormOptions<Output, Name extends string> {
  schema: v.GenericSchema<FieldValues, Output>;
  labels: Readonly<Record<Name, string>>;
  /** When it throws, `failed` is shown as a toast and the server's field errors appear beside their fields. */
  send: (input: Output) => Promise<void>;
  failed?: (sentence: string) => ToastText;
  draft?: string;
  answered?: Answered | undefined;
}

export interface Answered {
  values: Readonly<Record<string, string>>;
  errors: readonly FieldError[];
}

export function useSiteForm<Output, Name extends string>(options: SiteFormOptions<Output, Name>) {
  const { schema, labels, send, failed, draft, answered } = options;
  // Other fields keep what the browser's controls hold: it may have been typed before this script was loaded.
  const values: FieldValues = draft ? readDraft(draft) : {};
  const [failure, setFailure] = useState<ToastText>();
  const form = useContractForm({
    labels,
    values,
    schema,
    refused: answered?.errors,
    async send(input) {
      setFailure(undefined);
      await send(input);
    },
    onFailure(error, refused) {
      const text = failed?.(sentenceOf(error));
      if (refused.length === 0) setFailure(text);
      if (text) toast(text);
    },
  });
  const deleteDraft = () => {
    if (draft) clearDraft(draft);
  };

  return {
    ...form,
    props: {
      ...form.props,
      // A form that is sent before its script is loaded must not put what is typed into the address.
      method: 'post',
      onInput(event: InputEvent<HTMLFormElement>) {
        if (draft) saveDraft(draft, event.currentTarget);
      },
    },
    field: (name: Name, fieldOptions?: FieldOptions<Name>) => ({
      ...form.field(name, fieldOptions),
      ...(answered && {
        defaultValue: answered.values[name],
        // Without script, nothing else moves the focus.
        autoFocus: name === form.summary.errors[0]?.id,
      }),
    }),
    failure,
    deleteDraft,
    clear() {
      form.reset(Object.fromEntries(Object.keys(labels).map((name) => [name, ''])));
      deleteDraft();
    },
  };
}
