import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import {
  BulkDeleteButton,
  BulkUpdateButton,
  Button,
  DeleteWithConfirmButton,
  EditButton,
  type RaRecord,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router';
import { DeleteIcon, ViewIcon } from '../layout/icons.tsx';

const words = {
  'blog-posts': {
    deleted: messages.blog.deleted.description,
    confirm: messages.blog.confirmDelete.description,
  },
  resources: {
    deleted: messages.resources.deleted.title,
    confirm: 'It leaves the website, and no one can open its file.',
  },
};

interface ContentActionsProps {
  /** Where visitors find it. */
  view: string;
  label: string;
}

/** What an owner can do with a post or a resource: see it on the website, edit it, delete it. */
export function ContentActions({ view, label }: ContentActionsProps) {
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() as keyof typeof words;
  if (!record) return null;
  const { deleted, confirm } = words[resource];
  return (
    <span className="cluster one-row gap-1">
      <Button
        component="a"
        href={view}
        target="_blank"
        rel="noopener"
        label={label}
        aria-label={`${label}: ${record.title} (new tab)`}
        onClick={(event) => event.stopPropagation()}
      >
        <ViewIcon size={18} />
      </Button>
      <EditButton to={`/${resource}/edit/${record.id}`} aria-label={`Edit ${record.title}`} />
      <DeleteWithConfirmButton
        redirect={false}
        aria-label={`Delete ${record.title}`}
        confirmTitle={messages.blog.confirmDelete.title}
        confirmContent={
          <>
            <p>
              <strong>{record.title}</strong>
            </p>
            <p>{confirm}</p>
            <p>Deleted by mistake? We keep a copy in the trash for {trashDays} days.</p>
          </>
        }
        successMessage={deleted}
      />
    </span>
  );
}

/** For the selected rows. @param field the boolean that says whether a row is public */
export const PublishingActions = ({ field }: { field: string }) => (
  <>
    <BulkUpdateButton label="Publish" data={{ [field]: true }} mutationMode="pessimistic" />
    <BulkUpdateButton label="Unpublish" data={{ [field]: false }} mutationMode="pessimistic" />
    <BulkDeleteButton mutationMode="pessimistic" />
  </>
);

export const TrashLink = () => (
  <Button component={Link} to={`/${useResourceContext()}/trash`} label="Trash">
    <DeleteIcon size={18} />
  </Button>
);
