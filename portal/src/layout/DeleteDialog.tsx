import type { ToastText } from '@practice/contract/messages';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { toast } from '@practice/ui/toast';
import { type ComponentProps, useTransition } from 'react';
import { redirectIfSignedOut } from '../session/redirect.ts';

interface DeleteDialogProps extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'description'> {
  remove: () => Promise<ToastText>;
  failed: (error: unknown) => ToastText;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ remove, failed, onClose, onDeleted, ...rest }: DeleteDialogProps) {
  const [isDeleting, startDeleting] = useTransition();

  const confirm = () =>
    startDeleting(async () => {
      try {
        toast(await remove());
        onDeleted();
      } catch (error) {
        if (!redirectIfSignedOut(error)) toast(failed(error));
      }
    });

  return (
    <ConfirmDialog
      {...rest}
      confirm="Delete"
      busy={isDeleting && 'Deleting...'}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
