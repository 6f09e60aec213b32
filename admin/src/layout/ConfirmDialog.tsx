import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import styles from './ConfirmDialog.module.css';
import dialog from './Dialog.module.css';

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

/** Asks once. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = 'Cancel', busy = false, isDestructive = false } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={busy ? undefined : props.onCancel}
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      transitionDuration={{ enter: 150, exit: 0 }}
    >
      <div className={dialog.dialog}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.text} id={textId}>
          {children}
        </div>
        <div className={dialog.actions}>
          <Button variant="outlined" autoFocus disabled={busy !== false} onClick={props.onCancel}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            aria-disabled={busy !== false}
            onClick={busy ? undefined : props.onConfirm}
          >
            {busy || confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
