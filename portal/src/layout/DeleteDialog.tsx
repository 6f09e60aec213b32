import { ApiError } from '@practice/contract/errors';
import type { ToastText } from '@practice/contract/messages';
import { signInAddress } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { toast } from '@practice/ui/toast';
import { type ReactNode, useRef, useState } from 'react';

interface DeleteDialogProps {
  title: string;
  /** What goes, and what becomes of it. */
  description: ReactNode;
  /** Resolves with what is said then. */
  remove: () => Promise<ToastText>;
  failed: (error: unknown) => ToastText;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once. The safe answer comes first, and has the focus. */
export function DeleteDialog({ title, description, remove, failed, onClose, onDeleted }: DeleteDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isSent = useRef(false);
  const close = () => {
    if (!isDeleting) onClose();
  };

  async function confirm() {
    if (isSent.current) return;
    isSent.current = true;
    setIsDeleting(true);
    try {
      toast(await remove());
      onDeleted();
    } catch (error) {
      isSent.current = false;
      setIsDeleting(false);
      if (error instanceof ApiError && error.status === 401) {
        window.location.assign(signInAddress(window.location));
        return;
      }
      toast(failed(error));
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={description}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={isDeleting && 'Deleting...'} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
