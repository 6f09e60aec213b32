import { Alert, Button, type ButtonProps } from '@mui/material';
import type { Checked } from '@practice/contract/check';
import type { ToastText } from '@practice/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form, type FormProps } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { CallError, type PracticeDataProvider, useCalls } from '../dataProvider.ts';
import { useToast } from '../layout/useToast.tsx';
import { contractResolver } from './RecordForm.tsx';

export interface CallFormProps<Fields extends FieldValues, Output extends object, Answer>
  extends Pick<FormProps, 'defaultValues' | 'children'>,
    Pick<ButtonProps, 'variant' | 'color'> {
  check: (typed: Fields) => Checked<Output>;
  send: (input: Output, calls: PracticeDataProvider) => Promise<Answer>;
  done?: (answer: Answer) => ToastText | undefined;
  save: string;
  cancel?: string;
  onCancel?: () => void;
  resetsOnceSent?: boolean;
}

/** A form for a call. Once it is sent, everything is loaded again; if it fails, the reasons are at the fields. */
export function CallForm<Fields extends FieldValues, Output extends object, Answer>(
  props: CallFormProps<Fields, Output, Answer>,
) {
  const { check, send, done, children, defaultValues, ...rest } = props;
  const calls = useCalls();
  const queries = useQueryClient();
  const toast = useToast();
  return (
    <Form
      className="stack gap-4"
      noValidate
      disableInvalidFormNotification
      // Not the record of the page around it.
      record={noRecord}
      defaultValues={defaultValues}
      resolver={contractResolver(check) as never}
      onSubmit={async (input: FieldValues) => {
        try {
          const answer = await send(input as unknown as Output, calls);
          const text = done?.(answer);
          if (text) toast(text);
          void queries.invalidateQueries();
        } catch (error) {
          return (error instanceof CallError ? error : new CallError(error)).body.errors;
        }
      }}
    >
      {children}
      <Actions {...rest} />
    </Form>
  );
}

const noRecord = {};

type ActionsProps = Pick<
  CallFormProps<FieldValues, object, unknown>,
  'save' | 'variant' | 'color' | 'cancel' | 'onCancel' | 'resetsOnceSent'
>;

function Actions(props: ActionsProps) {
  const { save, variant = 'contained', color, cancel = 'Cancel', onCancel, resetsOnceSent } = props;
  const { reset, formState } = useFormContext();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  useEffect(() => {
    if (isSubmitSuccessful && resetsOnceSent) reset();
  }, [isSubmitSuccessful, resetsOnceSent, reset]);

  return (
    <>
      {errors.root?.serverError && <Alert severity="error">{errors.root.serverError.message}</Alert>}
      <div className="cluster">
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button type="submit" variant={variant} color={color} loading={isSubmitting}>
          {save}
        </Button>
      </div>
    </>
  );
}
