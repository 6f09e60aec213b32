import { Box } from '@mui/material';
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
import { newTab } from '../layout/PageTitle.tsx';
import { useToast } from '../layout/useToast.tsx';
import { ActionButton } from './ActionButton.tsx';

const inTrash = `Deleted by mistake? We keep a copy in the trash for ${trashDays} days.`;

const words = {
  'blog-posts': {
    noun: 'post',
    published: ['published', 'unpublished'],
    texts: messages.blog,
    confirm: ({ title }: RaRecord) => `“${title}”: ${messages.blog.confirmDelete.description} ${inTrash}`,
  },
  resources: {
    noun: 'resource',
    published: ['made public', 'made private'],
    texts: messages.resources,
    confirm: ({ title, isPublic, file }: RaRecord) =>
      `${isPublic ? `This takes “${title}” off the website${file ? ', and no one can open its file' : ''}.` : `This deletes “${title}${file ? ',” and no one can open its file.' : '.”'}`} You can restore it from the trash for ${trashDays} days.`,
  },
} as const;

const useWords = () => words[useResourceContext() as keyof typeof words];

export function ContentActions({ view, label }: { view: string; label: string }) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const { texts, confirm } = useWords();
  const { toast, showError } = useToast();
  if (!record) return null;
  const { id, title } = record;
  return (
    <Box component="span" className="cluster gap-1" sx={{ flexWrap: 'nowrap' }}>
      <Button
        component="a"
        href={view}
        {...newTab}
        label={label}
        aria-label={`${label}: ${title} (new tab)`}
        onClick={(event) => event.stopPropagation()}
      >
        <ViewIcon />
      </Button>
      <EditButton icon={<EditIcon />} to={`/${resource}/edit/${id}`} aria-label={`Edit ${title}`} />
      <DeleteWithConfirmButton
        icon={<DeleteIcon />}
        aria-label={`Delete ${title}`}
        confirmTitle={messages.blog.confirmDelete.title}
        confirmContent={confirm(record)}
        confirmColor="warning"
        mutationOptions={{
          onSuccess: () => toast(texts.deleted),
          onError: (error) => showError(texts.deleteFailed, error),
        }}
      />
    </Box>
  );
}

export function PublishingActions({ field }: { field: string }) {
  const resource = useResourceContext() ?? '';
  const { noun, published } = useWords();
  const { selectedIds, onUnselectItems } = useListContext();
  const buttonFor = (label: string, isPublic: boolean, done: string) => (
    <ActionButton
      label={label}
      variant="text"
      size="small"
      run={async (calls) => {
        await calls.updateMany(resource, { ids: selectedIds, data: { [field]: isPublic } });
        onUnselectItems();
      }}
      done={{ title: `${pluralize(selectedIds.length, noun)} ${done}` }}
      failed="Not done"
    />
  );
  return (
    <>
      {buttonFor('Publish', true, published[0])}
      {buttonFor('Unpublish', false, published[1])}
      <BulkDeleteButton mutationMode="pessimistic" confirmColor="warning" confirmContent={inTrash} />
    </>
  );
}

export const TrashLink = () => (
  <Button component={Link} to={`/${useResourceContext()}/trash`} label="Trash">
    <DeleteIcon />
  </Button>
);
