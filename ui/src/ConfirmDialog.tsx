import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: string | false;
  isDestructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, cancel = 'Cancel', busy = false, isDestructive, onConfirm, onCancel, ...rest } = props;
  const close = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {cancel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
