import { type Resource, resourceCategories, type resourceSorts } from '@practice/contract/resources';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { type ListSection, publishingActions, yesOrNo } from '../list/list-section.ts';
import { cardOf, ResourceActions } from './ResourceCard.tsx';
import { AddSamples } from './SamplesNotice.tsx';

const section: ListSection<Resource, (typeof resourceSorts)[number]> = {
  resource: 'resources',
  title: 'Manage Resources',
  lead: 'What visitors can open and download. Only admins see private ones.',
  name: 'Resources',
  noun: ['resource', 'resources'],
  nameOf: (resource) => resource.title,
  search: 'Title or description',
  filters: [
    {
      name: 'isPublic',
      label: 'Visibility',
      options: yesOrNo('Public', 'Private'),
      all: 'Public and private',
    },
  ],
  tabs: {
    name: 'category',
    label: 'Kinds of resources',
    tabs: [
      { id: '', label: 'All Resources' },
      ...resourceCategories.map(({ value, plural }) => ({ id: value, label: plural })),
    ],
  },
  orders: [
    { label: 'Newest first', field: 'dateAdded', order: 'DESC' },
    { label: 'Oldest first', field: 'dateAdded', order: 'ASC' },
    { label: 'Most downloads', field: 'downloads', order: 'DESC' },
    { label: 'Title', field: 'title', order: 'ASC' },
    { label: 'File type', field: 'fileType', order: 'ASC' },
    { label: 'Private first', field: 'isPublic', order: 'ASC' },
  ],
  card: cardOf,
  rowActions: (resource) => <ResourceActions resource={resource} />,
  actions: (
    <LinkButton to="/resources/new" icon={AddIcon}>
      Add Resource
    </LinkButton>
  ),
  hasTrash: true,
  bulkActions: publishingActions('resources', 'isPublic', ['made public', 'made private']),
  empty: {
    title: 'No Resources Yet',
    drawing: 'M22 76V30h20l6 8h50v38M34 30V14h44l10 10v14M78 14v10h10M60 46v20M52 58l8 8 8-8',
    text: 'Guides, articles, videos and templates you put online appear here, with their download counts. Until then, visitors see five samples. The samples disappear once you publish a resource of your own, unless you add them to your library.',
    action: (
      <div className="cluster">
        <LinkButton to="/resources/new" icon={AddIcon}>
          Add the first resource
        </LinkButton>
        <AddSamples />
      </div>
    ),
  },
};

export const ResourceList = () => <ListPage section={section} />;
