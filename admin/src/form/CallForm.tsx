import { Alert, Button, type ButtonProps } from '@mui/material';
import type { Checked } from '@practice/contract/check';
import { useEffect } from 'react';
import { Form, type FormProps } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { CallError } from '../dataProvider.ts';
import { contractResolver } from './RecordForm.tsx';

interface CallFormProps<Fields extends FieldValues, Output extends object>
  extends Pick<FormProps, 'defaultValues' | 'children'>,
    Pick<ButtonProps, 'variant' | 'color'> {
  check: (typed: Fields) => Checked<Output>;
  send: (input: Output) => Promise<unknown>;
  save: string;
  cancel?: string;
  onCancel?: () => void;
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
  'save' | 'variant' | 'color' | 'cancel' | 'onCancel' | 'resetsOnceSent'
>;

function Actions(props: ActionsProps) {
  const {
    save,
    variant = 'contained',
    color = 'primary',
    cancel = 'Cancel',
    onCancel,
    resetsOnceSent,
  } = props;
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
