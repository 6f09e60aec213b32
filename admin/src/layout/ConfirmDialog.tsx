import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The words of the button that does it. */
  confirm: string;
  cancel?: string;
  /** The words while it is being done. */
  busy?: string | false;
  isDestructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once. The safe answer comes first, and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = 'Cancel', busy = false, isDestructive = false } = props;
  const close = () => {
    if (!busy) props.onCancel();
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={children}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {cancel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
