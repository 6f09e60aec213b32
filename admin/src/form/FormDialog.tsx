import { Button, type ButtonProps, type DialogProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OfficeDialog } from '../layout/OfficeDialog.tsx';
import { CallForm, type CallFormProps } from './CallForm.tsx';

interface FormDialogProps<Fields extends FieldValues, Output extends object, Answer>
  extends Omit<CallFormProps<Fields, Output, Answer>, 'onSaved' | 'onCancel'> {
  button: ButtonProps;
  title: string;
  lead?: ReactNode;
  role?: DialogProps['role'];
}

/** A button, and the form for a call that it opens in a dialog. */
export function FormDialog<Fields extends FieldValues, Output extends object, Answer>(
  props: FormDialogProps<Fields, Output, Answer>,
) {
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
