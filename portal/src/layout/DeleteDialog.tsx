import type { ToastText } from '@practice/contract/messages';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { toast } from '@practice/ui/toast';
import { type ReactNode, useTransition } from 'react';
import { redirectIfSignedOut } from '../session/redirect.ts';

interface DeleteDialogProps {
  title: string;
  /** What will be deleted. */
  description: ReactNode;
  /** The button's label, and its label meanwhile. */
  labels?: [confirm: string, busy: string] | undefined;
  /** Deletes it, and resolves with the toast to show. */
  remove: () => Promise<ToastText>;
  failed: (error: unknown) => ToastText;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, and then deletes something. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { labels: [confirmLabel, busyLabel] = ['Delete', 'Deleting...'], remove, failed } = props;
  const [isDeleting, startDeleting] = useTransition();

  const confirm = () =>
    startDeleting(async () => {
      try {
        toast(await remove());
        props.onDeleted();
      } catch (error) {
        if (!redirectIfSignedOut(error)) toast(failed(error));
      }
    });

  return (
    <ConfirmDialog
      title={props.title}
      description={props.description}
      confirm={confirmLabel}
      cancel="Keep it"
      busy={isDeleting && busyLabel}
      isDestructive
      onConfirm={confirm}
      onCancel={props.onClose}
    />
  );
}
