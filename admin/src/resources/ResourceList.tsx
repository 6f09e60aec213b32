import { Card, CardContent, Checkbox, Tab, Tabs } from '@mui/material';
import { pluralize, tableDate } from '@practice/contract/format';
import {
  fileDetails,
  type Resource,
  resourceCategories,
  resourceCategoryLabel,
} from '@practice/contract/resources';
import {
  BulkActionsToolbar,
  CreateButton,
  List,
  RecordsIterator,
  useListContext,
  WithListContext,
} from 'react-admin';
import { Badge } from '../badges/Badges.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ContentActions, PublishingActions, TrashLink } from '../list/ContentActions.tsx';
import { choice, search, yesOrNo } from '../list/filters.tsx';
import { EmptyList, ListActions } from '../list/RecordList.tsx';
import styles from './ResourceCard.module.css';
import { AddSamples } from './SamplesNotice.tsx';

const visibility = yesOrNo('Public', 'Private');
const filters = [
  search('Title or description'),
  choice('isPublic', {
    label: 'Visibility',
    emptyText: 'Public and private',
    alwaysOn: true,
    choices: visibility,
  }),
];

export const ResourceList = () => (
  <>
    <PageTitle
      title="Manage Resources"
      lead="What visitors can open and download. Only admins see private ones."
    />
    <List<Resource>
      component="div"
      empty={false}
      sort={{ field: 'dateAdded', order: 'DESC' }}
      filters={filters}
      actions={
        <ListActions sorts={['dateAdded', 'downloads', 'title', 'fileType', 'isPublic']}>
          <TrashLink />
          <CreateButton to="/resources/new" label="Add Resource" />
        </ListActions>
      }
    >
      <CategoryTabs />
      <WithListContext
        empty={<NoResources />}
        render={() => (
          <>
            <BulkActionsToolbar>
              <PublishingActions field="isPublic" />
            </BulkActionsToolbar>
            <ul className={styles.cards} aria-label="Resources">
              <RecordsIterator<Resource>
                render={(resource) => <ResourceCard key={resource.id} resource={resource} />}
              />
            </ul>
          </>
        )}
      />
    </List>
  </>
);

function CategoryTabs() {
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      value={filterValues.category ?? ''}
      variant="scrollable"
      aria-label="Kinds of resources"
      className="mb-4"
      onChange={(_, category: string) => setFilters({ ...filterValues, category: category || undefined })}
    >
      <Tab value="" label="All Resources" />
      {resourceCategories.map(({ value, plural }) => (
        <Tab key={value} value={value} label={plural} />
      ))}
    </Tabs>
  );
}

function NoResources() {
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <p className="message">No matching resources</p>;
  return (
    <EmptyList
      title="No Resources Yet"
      drawing="M22 76V30h20l6 8h50v38M34 30V14h44l10 10v14M78 14v10h10M60 46v20M52 58l8 8 8-8"
      action={
        <div className="cluster">
          <CreateButton to="/resources/new" label="Add the first resource" />
          <AddSamples />
        </div>
      }
    >
      Guides, articles, videos and templates you put online appear here, with their download counts. Until
      then, visitors see five samples. The samples disappear once you publish a resource of your own, unless
      you add them to your library.
    </EmptyList>
  );
}

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
