import { check } from '@practice/contract/check';
import { sentenceOf } from '@practice/contract/errors';
import { type FormOptions, useContractForm } from '@practice/ui/form/useContractForm';
import { toast } from '@practice/ui/toast';
import type { FieldValues, Path } from 'react-hook-form';
import type * as v from 'valibot';

interface AccountFormOptions<Values extends FieldValues, Output, Name extends Path<Values>>
  extends Omit<FormOptions<Values, Output, void, Name>, 'check' | 'onFailure'> {
  schema: v.GenericSchema<Values, Output>;
  /** The title of the toast when it could not be sent. */
  failed: string;
}

/** A form of the account page, which has several: each has a prefix for the ids of its fields. */
export function useAccountForm<Values extends FieldValues, Output, Name extends Path<Values>>({
  schema,
  failed,
  ...options
}: AccountFormOptions<Values, Output, Name>) {
  return useContractForm({
    ...options,
    check: (typed) => check(schema, typed),
    onFailure: (error) => toast({ title: failed, description: sentenceOf(error), variant: 'destructive' }),
  });
}
