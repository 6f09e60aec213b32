import { Alert, Button, type ButtonProps, type DialogProps } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { type Check, contractResolver } from './RecordForm.tsx';
import { type SubmitOptions, useSubmit } from './useSaving.ts';

interface ActionsProps extends Pick<ButtonProps, 'variant' | 'color' | 'disabled'> {
  save: string;
  cancel?: string;
  onCancel?: () => void;
  resetsOnceSent?: boolean;
}

interface CallFormProps<Output extends object, Answer>
  extends Partial<Pick<FormProps, 'defaultValues' | 'children'>>,
    SubmitOptions<Output, Answer>,
    ActionsProps {
  check: Check<Output>;
}

/** Reloads everything after sending; errors appear at the fields. */
export function CallForm<Output extends object, Answer>(props: CallFormProps<Output, Answer>) {
  const { check, children, defaultValues } = props;
  return (
    <Form
      className="stack gap-4"
      noValidate
      disableInvalidFormNotification
      // Not the record of the page around it.
      record={noRecord}
      defaultValues={defaultValues}
      resolver={contractResolver(check)}
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

interface FormDialogProps<Output extends object, Answer>
  extends Omit<CallFormProps<Output, Answer>, 'onSaved' | 'onCancel'> {
  button: ButtonProps;
  title: string;
  lead?: ReactNode;
  role?: DialogProps['role'];
}

export function FormDialog<Output extends object, Answer>(props: FormDialogProps<Output, Answer>) {
  const { button, title, lead, role, ...form } = props;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setIsOpen(true)} />
      <OfficeDialog {...{ title, role }} open={isOpen} onClose={close}>
        {lead}
        <CallForm {...form} onCancel={close} onSaved={close} />
      </OfficeDialog>
    </>
  );
}
