import { ApiError } from '@practice/contract/errors';
import type { ToastText } from '@practice/contract/messages';
import { signInAddress } from '@practice/contract/paths';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { toast } from '@practice/ui/toast';
import { type ReactNode, useRef, useState } from 'react';

interface DeleteDialogProps {
  title: string;
  /** What will be deleted. */
  description: ReactNode;
  /** Deletes it, and resolves with the toast to show. */
  remove: () => Promise<ToastText>;
  failed: (error: unknown) => ToastText;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before something is deleted. */
export function DeleteDialog({ title, description, remove, failed, onClose, onDeleted }: DeleteDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isSent = useRef(false);

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
    <ConfirmDialog
      title={title}
      description={description}
      confirm="Delete"
      cancel="Keep it"
      busy={isDeleting && 'Deleting...'}
      isDestructive
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
