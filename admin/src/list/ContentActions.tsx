import { pluralize } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import {
  BulkDeleteButton,
  Button,
  DeleteWithConfirmButton,
  EditButton,
  type RaRecord,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router';
import { DeleteIcon, EditIcon, ViewIcon } from '../layout/icons.ts';
import { useErrorToast, useToast } from '../layout/useToast.tsx';
import { ActionButton } from './ActionButton.tsx';

const inTrash = `Deleted by mistake? We keep a copy in the trash for ${trashDays} days.`;

const words = {
  'blog-posts': {
    noun: 'post',
    published: ['published', 'unpublished'],
    deleted: messages.blog.deleted,
    failed: messages.blog.deleteFailed,
    confirm: ({ title }: RaRecord) => `“${title}”: ${messages.blog.confirmDelete.description} ${inTrash}`,
  },
  resources: {
    noun: 'resource',
    published: ['made public', 'made private'],
    deleted: messages.resources.deleted,
    failed: messages.resources.deleteFailed,
    confirm: ({ title, isPublic, file }: RaRecord) =>
      `${isPublic ? `This takes “${title}” off the website${file ? ', and no one can open its file' : ''}.` : `This deletes “${title}${file ? ',” and no one can open its file.' : '.”'}`} You can restore it from the trash for ${trashDays} days.`,
  },
} as const;

const useWords = () => words[useResourceContext() as keyof typeof words];

export function ContentActions({ view, label }: { view: string; label: string }) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const { deleted, failed, confirm } = useWords();
  const toast = useToast();
  const showError = useErrorToast();
  if (!record) return null;
  return (
    <span className="cluster no-wrap gap-1">
      <Button
        component="a"
        href={view}
        target="_blank"
        rel="noopener"
        label={label}
        aria-label={`${label}: ${record.title} (new tab)`}
        onClick={(event) => event.stopPropagation()}
      >
        <ViewIcon />
      </Button>
      <EditButton
        icon={<EditIcon />}
        to={`/${resource}/edit/${record.id}`}
        aria-label={`Edit ${record.title}`}
      />
      <DeleteWithConfirmButton
        icon={<DeleteIcon />}
        aria-label={`Delete ${record.title}`}
        confirmTitle={messages.blog.confirmDelete.title}
        confirmContent={confirm(record)}
        confirmColor="warning"
        mutationOptions={{
          onSuccess: () => toast(deleted),
          onError: (error) => showError(failed, error),
        }}
      />
    </span>
  );
}

export function PublishingActions({ field }: { field: string }) {
  const resource = useResourceContext() ?? '';
  const { noun, published } = useWords();
  const { selectedIds, onUnselectItems } = useListContext();
  const set = (isPublic: boolean) => (
    <ActionButton
      label={isPublic ? 'Publish' : 'Unpublish'}
      variant="text"
      size="small"
      run={async (calls) => {
        await calls.updateMany(resource, { ids: selectedIds, data: { [field]: isPublic } });
        onUnselectItems();
      }}
      done={{ title: `${pluralize(selectedIds.length, noun)} ${published[isPublic ? 0 : 1]}` }}
      failed="Not done"
    />
  );
  return (
    <>
      {set(true)}
      {set(false)}
      <BulkDeleteButton mutationMode="pessimistic" confirmColor="warning" confirmContent={inTrash} />
    </>
  );
}

export const TrashLink = () => (
  <Button component={Link} to={`/${useResourceContext()}/trash`} label="Trash">
    <DeleteIcon />
  </Button>
);
