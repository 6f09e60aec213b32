import Button from '@mui/material/Button';
import { fileSize, shortDate } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { type Resource, resourceCategoryLabel } from '@practice/contract/resources';
import { Link } from 'react-router';
import { Badge } from '../layout/Badge.tsx';
import { EditIcon, ViewIcon } from '../layout/icons.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import { SelectRow } from '../list/Selection.tsx';
import styles from './ResourceCard.module.css';

const { confirmDelete, deleted, deleteFailed } = messages.resources;

export function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, file, downloads } = resource;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Thumbnail resource={resource} />
        <div className={styles.select}>
          <SelectRow id={id} name={title} />
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.badges}>
          <Badge tone={resource.isPublic ? 'success' : 'warning'}>
            {resource.isPublic ? 'Public' : 'Private'}
          </Badge>
          <Badge tone="action">{resourceCategoryLabel(resource.category)}</Badge>
          <Badge>{resource.fileType.toUpperCase()}</Badge>
        </p>
        <h2>{title}</h2>
        <p className={styles.description}>{resource.description}</p>
        <p className={styles.soft}>
          Added: {shortDate(resource.dateAdded)} · {downloads} {downloads === 1 ? 'download' : 'downloads'}
          {file && (
            <>
              <br />
              {file.name}, {fileSize(file.size)}
            </>
          )}
        </p>
        <div className={styles.foot}>
          <Button
            size="small"
            href={resource.fileUrl}
            target="_blank"
            rel="noopener"
            startIcon={<ViewIcon size={18} />}
            aria-label={`Open file of ${title} (new tab)`}
          >
            Open file
          </Button>
          <Button
            size="small"
            component={Link}
            to={`/resources/edit/${id}`}
            startIcon={<EditIcon size={18} />}
            aria-label={`Edit ${title}`}
          >
            Edit
          </Button>
          <DeleteButton
            resource="resources"
            row={resource}
            question={{
              title: confirmDelete,
              text: (
                <p>
                  “{title}” leaves the website, and its file can no longer be opened. Both stay in the trash
                  for {trashDays} days.
                </p>
              ),
            }}
            deleted={deleted}
            failed={(message) => ({ title: deleteFailed, description: message, variant: 'destructive' })}
          />
        </div>
      </div>
    </li>
  );
}

function Thumbnail({ resource: { thumbnail, thumbnailUrl, fileType } }: { resource: Resource }) {
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
      {fileType}
    </span>
  );
}
