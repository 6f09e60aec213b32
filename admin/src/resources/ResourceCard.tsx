import { Card, CardContent, Checkbox } from '@mui/material';
import { pluralize, tableDate } from '@practice/contract/format';
import { fileDetails, type Resource, resourceCategoryLabel } from '@practice/contract/resources';
import { useListContext } from 'react-admin';
import { Badge } from '../badges/Badge.tsx';
import { ContentActions } from '../list/ContentActions.tsx';
import styles from './ResourceCard.module.css';

export function ResourceCard({ resource }: { resource: Resource }) {
  const { selectedIds, onToggleItem } = useListContext();
  const { id, title, description, dateAdded, downloads, file, fileUrl, isPublic, category } = resource;
  return (
    <Card component="li" className={`break-anywhere ${styles.card}`}>
      <div className={styles.picture}>
        <Thumbnail resource={resource} />
      </div>
      <CardContent className={`stack gap-1 text-sm text-soft ${styles.body}`}>
        <div className="cluster between one-row">
          <h2>{title}</h2>
          <Checkbox
            edge="end"
            checked={selectedIds?.includes(id) ?? false}
            onChange={() => onToggleItem(id)}
            slotProps={{ input: { 'aria-label': `Select ${title}` } }}
          />
        </div>
        <div className="cluster gap-1">
          <Badge tone={isPublic ? 'success' : 'warning'}>{isPublic ? 'Public' : 'Private'}</Badge>
          <Badge tone="info">{resourceCategoryLabel(category)}</Badge>
          <Badge>{fileDetails(resource)}</Badge>
        </div>
        <p className={styles.description}>{description}</p>
        <p className="text-xs">
          Added: {tableDate(dateAdded)} · {pluralize(downloads, 'download')}
          {file && ` · ${file.name}`}
        </p>
        <ContentActions view={fileUrl} label="Open file" />
      </CardContent>
    </Card>
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
