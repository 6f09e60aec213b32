import { Box, Card, CardContent, CardMedia, Checkbox, Tab, Tabs } from '@mui/material';
import { pluralize, tableDate } from '@practice/contract/format';
import { messages } from '@practice/contract/messages';
import {
  fileDetails,
  type Resource,
  resourceCategories,
  resourceCategoryLabel,
} from '@practice/contract/resources';
import { resources } from '@practice/contract/routes';
import {
  BulkActionsToolbar,
  CreateButton,
  RecordsIterator,
  useListContext,
  WithListContext,
} from 'react-admin';
import { Badge } from '../badges/Badges.tsx';
import { Loading } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { ContentActions, PublishingActions, TrashLink } from '../list/ContentActions.tsx';
import { choice, search, yesOrNo } from '../list/filters.tsx';
import { CreateLink, EmptyList, ListActions, NoMatches, OfficeList } from '../list/RecordList.tsx';

const { addSamples, samplesAdded, samplesFailed } = messages.resources;
const visibility = yesOrNo('Public', 'Private');
const filters = [
  search('Title or description'),
  choice('isPublic', { label: 'Visibility', emptyText: 'Public and private', choices: visibility }),
];

const lead = 'What visitors can open and download. Only admins see private ones.';

export const ResourceList = () => (
  <>
    <PageTitle title="Manage Resources" lead={lead} />
    <OfficeList<Resource>
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
        loading={<Loading />}
        render={() => (
          <>
            <BulkActionsToolbar>
              <PublishingActions field="isPublic" />
            </BulkActionsToolbar>
            <Box component="ul" className="columns gap-4" sx={cards} aria-label="Resources">
              <RecordsIterator<Resource> render={(one) => <ResourceCard key={one.id} resource={one} />} />
            </Box>
          </>
        )}
      />
    </OfficeList>
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
  if (Object.keys(filterValues).length > 0) return <NoMatches>No matching resources</NoMatches>;
  return (
    <EmptyList
      title="No Resources Yet"
      text="Guides, articles, videos and templates you put online appear here, with their download counts. Until then, visitors see five samples. The samples disappear once you publish a resource of your own, unless you add them to your library."
    >
      <CreateLink to="/resources/new">Add the first resource</CreateLink>
      <ActionButton
        label={addSamples}
        run={async (calls) => {
          await calls.call(resources.addSamples);
          // The focused button disappears.
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
        done={samplesAdded}
        failed={samplesFailed}
      />
    </EmptyList>
  );
}

const cards = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' };
const noPicture = {
  display: 'grid',
  placeItems: 'center',
  height: 136,
  bgcolor: 'var(--color-surface-quiet)',
  color: 'primary.main',
  typography: 'h4',
  textTransform: 'uppercase',
};
const fourLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
};

export function ResourceCard({ resource }: { resource: Resource }) {
  const { selectedIds, onToggleItem } = useListContext();
  const { id, title, description, dateAdded, downloads, file, fileUrl, isPublic, category } = resource;
  return (
    <Card component="li" className="break-anywhere" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Thumbnail resource={resource} />
      <CardContent className="stack gap-1 text-sm text-soft" sx={{ flex: 1 }}>
        <Box className="cluster between" sx={{ flexWrap: 'nowrap' }}>
          <h2>{title}</h2>
          <Checkbox
            edge="end"
            checked={selectedIds?.includes(id) ?? false}
            onChange={() => onToggleItem(id)}
            slotProps={{ input: { 'aria-label': `Select ${title}` } }}
          />
        </Box>
        <div className="cluster gap-1">
          <Badge tone={isPublic ? 'success' : 'warning'}>{isPublic ? 'Public' : 'Private'}</Badge>
          <Badge tone="info">{resourceCategoryLabel(category)}</Badge>
          <Badge>{fileDetails(resource)}</Badge>
        </div>
        <Box component="p" sx={fourLines}>
          {description}
        </Box>
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
  const picture = thumbnail?.url ?? thumbnailUrl;
  if (picture) return <CardMedia component="img" height="136" image={picture} alt="" loading="lazy" />;
  return (
    <Box aria-hidden="true" sx={noPicture}>
      {fileType === 'other' ? resourceCategoryLabel(category) : fileType}
    </Box>
  );
}
