import { Alert, Button, type ButtonProps } from '@mui/material';
import type { Checked } from '@practice/contract/check';
import { useEffect } from 'react';
import { Form, type FormProps } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { contractResolver } from './RecordForm.tsx';
import { type SubmitOptions, useSubmit } from './useSaving.ts';

interface ActionsProps extends Pick<ButtonProps, 'variant' | 'color' | 'disabled'> {
  save: string;
  cancel?: string;
  onCancel?: () => void;
  resetsOnceSent?: boolean;
}

export interface CallFormProps<Fields extends FieldValues, Output extends object, Answer>
  extends Partial<Pick<FormProps, 'defaultValues' | 'children'>>,
    SubmitOptions<Output, Answer>,
    ActionsProps {
  check: (typed: Fields) => Checked<Output>;
}

/** A form for a call. Once it is sent, everything is loaded again; if it fails, the reasons are at the fields. */
export function CallForm<Fields extends FieldValues, Output extends object, Answer>(
  props: CallFormProps<Fields, Output, Answer>,
) {
  const { check, children, defaultValues } = props;
  return (
    <Form
      className="stack gap-4"
      noValidate
      disableInvalidFormNotification
      // Not the record of the page around it.
      record={noRecord}
      defaultValues={defaultValues}
      resolver={contractResolver(check) as never}
      onSubmit={useSubmit(props)}
    >
      {children}
      <Actions {...props} />
    </Form>
  );
}

const noRecord = {};

function Actions(props: ActionsProps & Pick<SubmitOptions<object, unknown>, 'failed'>) {
  const { save, variant = 'contained', color, disabled, cancel = 'Cancel', onCancel } = props;
  const { resetsOnceSent, failed } = props;
  const { reset, formState } = useFormContext();
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const failure = !failed && errors.root?.serverError?.message;

  useEffect(() => {
    if (isSubmitSuccessful && resetsOnceSent) reset();
  }, [isSubmitSuccessful, resetsOnceSent, reset]);

  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      <div className="cluster">
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button type="submit" {...{ variant, color, disabled }} loading={isSubmitting}>
          {save}
        </Button>
      </div>
    </>
  );
}
