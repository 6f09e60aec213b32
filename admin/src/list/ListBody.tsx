import { Button } from '@practice/ui/Button';
import { type RaRecord, useListContext } from 'react-admin';
import { LoadError } from '../layout/LoadError.tsx';
import { OutdatedNotice } from '../layout/OutdatedNotice.tsx';
import panel from '../layout/Panel.module.css';
import { useIsWide } from '../layout/useIsWide.ts';
import { Cards, CardsSkeleton } from './Cards.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { ListSection } from './list-section.ts';
import { Pagination } from './Pagination.tsx';
import { Table, TableSkeleton } from './Table.tsx';

/** The width from which rows are shown as a table. */
export const tableFrom = '75rem';

/** Renders the list in each state: loading, failed, empty, without a match, or with rows. */
export function ListBody<Row extends RaRecord<number>>({ section }: { section: ListSection<Row> }) {
  const { data, error, isPending, isFetching, filterValues, refetch, total } = useListContext<Row>();
  const columns = useIsWide(tableFrom) ? section.columns : undefined;
  const [one, many] = section.noun;
  if (error && !data) {
    return <LoadError heading={`The ${many} could not be loaded`} error={error} onRetry={refetch} />;
  }
  if (isPending) {
    const label = `Loading ${section.name.toLowerCase()}…`;
    return columns ? (
      <TableSkeleton label={label} columns={columns} />
    ) : (
      <CardsSkeleton label={label} hasPictures={section.hasPictures} />
    );
  }
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <div aria-busy={isFetching}>
      {error && <OutdatedNotice what="This list" error={error} onRetry={refetch} />}
      {total === 0 &&
        (isFiltered ? <NoMatch heading={`No ${one} matches`} /> : <EmptyList {...section.empty} />)}
      {total !== 0 && (
        <>
          {columns ? (
            <Table section={section} columns={columns} rows={data} />
          ) : (
            <Cards section={section} rows={data} />
          )}
          <Pagination />
        </>
      )}
    </div>
  );
}

function NoMatch({ heading }: { heading: string }) {
  const { setFilters } = useListContext();
  return (
    <div className={`stack items-start ${panel.panel}`} role="status">
      <h2>{heading}</h2>
      <p>Nothing matches this search and these filters. Try fewer of them.</p>
      <Button variant="secondary" onClick={() => setFilters({})}>
        Clear search and filters
      </Button>
    </div>
  );
}
