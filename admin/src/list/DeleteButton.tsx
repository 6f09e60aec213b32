import Button from '@mui/material/Button';
import type { ToastText } from '@practice/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { Binned, PracticeDataProvider } from '../dataProvider.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { DeleteIcon } from '../layout/icons.tsx';
import { Notice } from '../layout/Notice.tsx';

interface DeleteButtonProps {
  resource: Binned;
  row: { id: number; title: string };
  /** Asked before. */
  question: { title: string; text: ReactNode };
  deleted: ToastText;
  failed: (message: string) => ToastText;
  /** The icon alone, where there is little room. */
  isCompact?: boolean;
}

/** Asks once; what was deleted waits in the trash. */
export function DeleteButton({
  resource,
  row,
  question,
  deleted,
  failed,
  isCompact = false,
}: DeleteButtonProps) {
  const { selectedIds, onToggleItem } = useListContext();
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    try {
      await dataProvider.delete(resource, { id: row.id });
      if (selectedIds.includes(row.id)) onToggleItem(row.id);
      notify(<Notice {...deleted} />);
    } catch (error) {
      notify(<Notice {...failed(error instanceof Error ? error.message : '')} />);
    }
    setIsBusy(false);
    setIsOpen(false);
    // Also where it failed: somebody else may have deleted it already.
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon size={18} />}
        aria-label={`Delete ${row.title}`}
        title={isCompact ? 'Delete' : undefined}
        onClick={() => setIsOpen(true)}
      >
        {!isCompact && 'Delete'}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={question.title}
          confirm="Delete"
          busy={isBusy && 'Deleting…'}
          isDestructive
          onConfirm={remove}
          onCancel={() => setIsOpen(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
