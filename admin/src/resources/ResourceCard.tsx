import { shortDate } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { fileFacts, type Resource, resourceCategoryLabel } from '@practice/contract/resources';
import { Badge } from '@practice/ui/Badge';
import { ButtonLink } from '@practice/ui/Button';
import { EditIcon, ViewIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { Card, RowButtons } from '../list/Cards.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import styles from './ResourceCard.module.css';

const { confirmDelete, deleted, deleteFailed } = messages.resources;

export function ResourceCard({ resource }: { resource: Resource }) {
  const { title, file, downloads } = resource;
  return (
    <Card title={title} picture={<Thumbnail resource={resource} />} foot={<Actions resource={resource} />}>
      <div className={`cluster gap-1 ${styles.badges}`}>
        <Badge tone={resource.isPublic ? 'success' : 'warning'}>
          {resource.isPublic ? 'Public' : 'Private'}
        </Badge>
        <Badge tone="info">{resourceCategoryLabel(resource.category)}</Badge>
        <Badge>{fileFacts(resource)}</Badge>
      </div>
      <p className={styles.description}>{resource.description}</p>
      <p className="text-xs">
        Added: {shortDate(resource.dateAdded)} · {downloads} {downloads === 1 ? 'download' : 'downloads'}
        {file && (
          <>
            <br />
            {file.name}
          </>
        )}
      </p>
    </Card>
  );
}

function Actions({ resource }: { resource: Resource }) {
  const { id, title, file, fileUrl, isPublic } = resource;
  return (
    <RowButtons>
      <ButtonLink
        variant="quiet"
        size="small"
        href={fileUrl}
        target="_blank"
        rel="noopener"
        aria-label={`Open file of ${title} (new tab)`}
      >
        <ViewIcon size={18} />
        Open file
      </ButtonLink>
      <LinkButton variant="quiet" size="small" to={`/resources/edit/${id}`} aria-label={`Edit ${title}`}>
        <EditIcon size={18} />
        Edit
      </LinkButton>
      <DeleteButton
        resource="resources"
        row={resource}
        question={{
          title: confirmDelete,
          text: `${isPublic ? `This takes “${title}” off the website` : `This deletes “${title}”`}${file ? ', and no one can open its file' : ''}. You can restore it from the trash for ${trashDays} days.`,
        }}
        deleted={deleted}
        failed={(message) => ({ title: deleteFailed, description: message, variant: 'destructive' })}
      />
    </RowButtons>
  );
}

function Thumbnail({ resource }: { resource: Resource }) {
  const { thumbnail, thumbnailUrl, fileType, category } = resource;
  if (thumbnail) {
    return (
      <picture>
        {thumbnail.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes="20rem" />
        ))}
        <img src={thumbnail.url} width={thumbnail.width} height={thumbnail.height} alt="" loading="lazy" />
      </picture>
    );
  }
  if (thumbnailUrl) return <img src={thumbnailUrl} alt="" loading="lazy" />;
  return (
    <span className={styles.type} aria-hidden="true">
      {fileType === 'other' ? resourceCategoryLabel(category) : fileType}
    </span>
  );
}
