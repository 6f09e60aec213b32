import type { ToastText } from '@practice/contract/messages';
import { toast } from '@practice/ui/toast';
import type { ReactNode } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { DeleteIcon } from '../layout/icons.tsx';
import type { WithTrash } from '../resource-routes.ts';
import { ActionButton } from './ActionButton.tsx';

interface DeleteButtonProps {
  resource: WithTrash;
  row: { id: number; title: string };
  question: { title: string; text: ReactNode };
  deleted: ToastText;
  failed: (message: string) => ToastText;
}

/** Moves a row to the trash after a confirmation. */
export function DeleteButton({ resource, row, question, deleted, failed }: DeleteButtonProps) {
  const { selectedIds, onToggleItem } = useListContext();
  const dataProvider = useDataProvider<PracticeDataProvider>();
  return (
    <ActionButton
      resource={resource}
      label="Delete"
      fullLabel={`Delete ${row.title}`}
      icon={<DeleteIcon size={18} />}
      variant="quietDanger"
      size="small"
      question={{ ...question, busy: 'Deleting…', isDestructive: true }}
      run={async () => {
        await dataProvider.delete(resource, { id: row.id });
        if (selectedIds.includes(row.id)) onToggleItem(row.id);
        toast(deleted);
      }}
      onError={(error) => toast(failed(error instanceof Error ? error.message : ''))}
    />
  );
}
