import type { ToastText } from '@practice/contract/messages';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { toast } from '@practice/ui/toast';
import { type ReactNode, useState } from 'react';
import { redirectIfSignedOut } from '../session/redirect.ts';

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

/** Asks for confirmation, and then deletes something. */
export function DeleteDialog({ title, description, remove, failed, onClose, onDeleted }: DeleteDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);

  async function confirm() {
    setIsDeleting(true);
    try {
      toast(await remove());
      onDeleted();
    } catch (error) {
      setIsDeleting(false);
      if (!redirectIfSignedOut(error)) toast(failed(error));
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
