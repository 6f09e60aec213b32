import { Alert, Button, type ButtonProps } from '@mui/material';
import type { Checked } from '@practice/contract/check';
import { type ReactNode, useEffect } from 'react';
import { Form, type FormProps } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { CallError } from '../dataProvider.ts';
import { contractResolver } from './RecordForm.tsx';

interface CallFormProps<Fields extends FieldValues, Output extends object>
  extends Pick<FormProps, 'defaultValues' | 'children'>,
    Pick<ButtonProps, 'variant' | 'color'> {
  check: (typed: Fields) => Checked<Output>;
  /** If it fails, the reasons are shown at the fields, or above the button. */
  send: (input: Output) => Promise<unknown>;
  save: string;
  buttons?: ReactNode;
  resetsOnceSent?: boolean;
}

export function CallForm<Fields extends FieldValues, Output extends object>(
  props: CallFormProps<Fields, Output>,
) {
  const { check, send, children, defaultValues, ...rest } = props;
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
          await send(input as unknown as Output);
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
  CallFormProps<FieldValues, object>,
  'save' | 'variant' | 'color' | 'buttons' | 'resetsOnceSent'
>;

function Actions({ save, variant = 'contained', color = 'primary', buttons, resetsOnceSent }: ActionsProps) {
  const { reset, formState } = useFormContext();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  useEffect(() => {
    if (isSubmitSuccessful && resetsOnceSent) reset();
  }, [isSubmitSuccessful, resetsOnceSent, reset]);

  return (
    <>
      {errors.root?.serverError && <Alert severity="error">{errors.root.serverError.message}</Alert>}
      <div className="cluster">
        {buttons}
        <Button type="submit" variant={variant} color={color} loading={isSubmitting}>
          {save}
        </Button>
      </div>
    </>
  );
}
