import { Tabs } from '@practice/ui/Tabs';
import { type ReactNode, useRef } from 'react';
import { ListBase, type RaRecord } from 'react-admin';
import { useParams } from 'react-router';
import { DeleteIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { usePreload } from '../layout/lazy-screen.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { Page } from '../layout/Page.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { Filters } from './Filters.tsx';
import { ListBody } from './ListBody.tsx';
import type { FilterTabs, ListSection } from './list-section.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { LatestFilters, useFilter } from './useFilter.ts';

export function ListPage<Row extends RaRecord<number>>({ section }: { section: ListSection<Row> }) {
  const { resource, title, lead, orders, tabs, actions, views, hasTrash, bulkActions, dialog } = section;
  const path = useParams()['*']?.replace(/\/$/, '') ?? '';
  useRefresh(path !== '');
  usePreload(section.preload);
  const latestFilters = useRef({});
  if (path !== '' && (!dialog || path.includes('/'))) return <NotFound />;
  const body = <ListBody section={section} />;
  return (
    <ListBase resource={resource} perPage={25} sort={orders[0]}>
      <Page
        title={title}
        lead={lead}
        actions={
          <>
            {actions}
            <ExportButton resource={resource} />
            {hasTrash && (
              <LinkButton variant="quiet" to={`/${resource}/trash`} icon={DeleteIcon}>
                Trash
              </LinkButton>
            )}
          </>
        }
      >
        {views}
        <LatestFilters value={latestFilters}>
          <Filters section={section} />
          {section.summary}
          {tabs ? <TabbedList {...tabs}>{body}</TabbedList> : body}
        </LatestFilters>
        {bulkActions && <BulkBar noun={section.noun} actions={bulkActions} />}
      </Page>
      {dialog && path !== '' && (
        <RecordDialog key={path} id={Number(path)} section={section} dialog={dialog} />
      )}
    </ListBase>
  );
}

function TabbedList({ name, label, tabs, children }: FilterTabs & { children: ReactNode }) {
  const { value, apply } = useFilter(name);
  const selected = tabs.some(({ id }) => id === value) ? String(value) : '';
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={apply}>
      {children}
    </Tabs>
  );
}
