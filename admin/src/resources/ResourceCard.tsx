import { pluralize, tableDate } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { fileFacts, type Resource, resourceCategoryLabel } from '@practice/contract/resources';
import { Badge } from '@practice/ui/Badge';
import { ContentActions } from '../list/ContentActions.tsx';
import type { CardContent } from '../list/list-section.ts';
import styles from './ResourceCard.module.css';

export function cardOf(resource: Resource): CardContent {
  const { title, file, downloads } = resource;
  return {
    title,
    picture: <Thumbnail resource={resource} />,
    text: (
      <>
        <div className="cluster gap-1 mb-1">
          <Badge tone={resource.isPublic ? 'success' : 'warning'}>
            {resource.isPublic ? 'Public' : 'Private'}
          </Badge>
          <Badge tone="info">{resourceCategoryLabel(resource.category)}</Badge>
          <Badge>{fileFacts(resource)}</Badge>
        </div>
        <p className={styles.description}>{resource.description}</p>
        <p className="text-xs">
          Added: {tableDate(resource.dateAdded)} · {pluralize(downloads, 'download')}
          {file && (
            <>
              <br />
              {file.name}
            </>
          )}
        </p>
      </>
    ),
  };
}

export function ResourceActions({ resource }: { resource: Resource }) {
  const { title, file, fileUrl, isPublic } = resource;
  return (
    <ContentActions
      resource="resources"
      row={resource}
      view={{ href: fileUrl, label: 'Open file', fullLabel: `Open file of ${title} (new tab)` }}
      question={{
        title: messages.resources.confirmDelete,
        text: `${isPublic ? `This takes “${title}” off the website${file ? ', and no one can open its file' : ''}.` : `This deletes “${title}${file ? ',” and no one can open its file.' : '.”'}`} You can restore it from the trash for ${trashDays} days.`,
      }}
    />
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
