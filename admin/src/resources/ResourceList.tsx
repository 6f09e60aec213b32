import Button from '@mui/material/Button';
import { trashDays } from '@practice/contract/lists';
import { type Resource, resourceCategories } from '@practice/contract/resources';
import { ListBase, useDataProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { AddIcon, DeleteIcon } from '../layout/icons.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { Page } from '../layout/Page.tsx';
import { BulkBar } from '../list/BulkBar.tsx';
import { ExportButton } from '../list/ExportButton.tsx';
import { FilterChoice } from '../list/FilterFields.tsx';
import { FilterTabs } from '../list/FilterTabs.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { SortChoice } from '../list/SortChoice.tsx';
import { NoResources } from './NoResources.tsx';
import styles from './ResourceCard.module.css';
import { ResourceCard } from './ResourceCard.tsx';
import { ResourceCardsSkeleton } from './ResourceCardsSkeleton.tsx';
import { resourceOrders } from './resource-orders.ts';

const tabs = [
  { value: '', label: 'All Resources' },
  ...resourceCategories.map(({ value, plural }) => ({ value, label: plural })),
];

const visibilities = [
  { value: true, label: 'Public' },
  { value: false, label: 'Private' },
];

export function ResourceList() {
  const isElsewhere = /[^/]/.test(useParams()['*'] ?? '');
  if (isElsewhere) return <NotFound />;
  return (
    // What went wrong is said in the list's own place, so no notice repeats it.
    <ListBase perPage={25} sort={{ field: 'dateAdded', order: 'DESC' }} queryOptions={{ onError: () => {} }}>
      <Page
        title="Manage Resources"
        lead="What your visitors can open and download. Private ones are for admins alone."
        actions={<ListActions />}
      >
        <ListFilters placeholder="Title or description" elsewhere="category">
          <FilterChoice name="isPublic" label="Visibility" options={visibilities} all="Public and private" />
          <SortChoice orders={resourceOrders} />
        </ListFilters>
        <FilterTabs name="category" label="Kinds of resources" tabs={tabs}>
          <ListBody<Resource>
            failed="The resources could not be loaded"
            waiting={<ResourceCardsSkeleton />}
            empty={<NoResources />}
            noMatch="No resource matches"
            full={(resources) => (
              <ul className={styles.cards} aria-label="Resources">
                {resources.map((resource) => (
                  <ResourceCard key={resource.id} resource={resource} />
                ))}
              </ul>
            )}
          />
        </FilterTabs>
        <ResourcesAtOnce />
      </Page>
    </ListBase>
  );
}

function ListActions() {
  return (
    <>
      <Button variant="contained" component={Link} to="/resources/new" startIcon={<AddIcon size={18} />}>
        Add Resource
      </Button>
      <ExportButton resource="resources" />
      <Button component={Link} to="/resources/trash" startIcon={<DeleteIcon size={18} />}>
        Trash
      </Button>
    </>
  );
}

function ResourcesAtOnce() {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const show = (isPublic: boolean) => (id: number) =>
    dataProvider.update<Resource>('resources', { id, data: { isPublic }, previousData: { id } });
  return (
    <BulkBar
      actions={[
        { label: 'Publish', run: show(true), done: (count) => `${resources(count)} made public` },
        { label: 'Withdraw', run: show(false), done: (count) => `${resources(count)} made private` },
        {
          label: 'Delete',
          run: (id) => dataProvider.delete('resources', { id }),
          done: (count) => `${resources(count)} deleted`,
          ask: (count) => ({
            title: 'Are you sure?',
            text: `This will take ${resources(count)} off the website. They stay in the trash for ${trashDays} days.`,
          }),
        },
      ]}
    />
  );
}

function resources(count: number): string {
  return count === 1 ? '1 resource' : `${count} resources`;
}
