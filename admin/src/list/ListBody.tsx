import { Button } from '@practice/ui/Button';
import { useIsWide } from '@practice/ui/useIsWide';
import { type RaRecord, useListContext } from 'react-admin';
import { LineDrawing } from '../layout/icons.tsx';
import { LoadError, OutdatedNotice } from '../layout/LoadError.tsx';
import { Cards } from './Cards.tsx';
import type { EmptyState, ListSection } from './list-section.ts';
import { Pagination } from './Pagination.tsx';
import { Table } from './Table.tsx';

export const tableFrom = '75rem';

export function ListBody<Row extends RaRecord<number>>({ section }: { section: ListSection<Row> }) {
  const { data, error, isPending, isFetching, filterValues, refetch, total } = useListContext<Row>();
  const Rows = useIsWide(tableFrom) && section.columns ? Table : Cards;
  const [, many] = section.noun;
  if (error && !data) {
    return <LoadError heading={`We couldn’t load the ${many}`} error={error} onRetry={refetch} />;
  }
  const rows = <Rows section={section} rows={data} />;
  if (isPending) return rows;
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <div aria-busy={isFetching}>
      {error && <OutdatedNotice what="This list" error={error} onRetry={refetch} />}
      {total === 0 && isFiltered && <NoMatch heading={`No matching ${many}`} />}
      {total === 0 && !isFiltered && <EmptyList {...section.empty} />}
      {total !== 0 && rows}
      {total !== 0 && <Pagination />}
    </div>
  );
}

function NoMatch({ heading }: { heading: string }) {
  const { setFilters } = useListContext();
  return (
    <div className="stack items-start message" role="status">
      <h2>{heading}</h2>
      <p className="text-soft">Nothing matches your search and filters. Try removing some.</p>
      <Button variant="secondary" onClick={() => setFilters({})}>
        Clear search and filters
      </Button>
    </div>
  );
}

function EmptyList({ title, drawing, text, action }: EmptyState) {
  return (
    <div className="stack items-start message">
      <LineDrawing
        path={`M8 76h104${drawing}`}
        width="120"
        viewBox="0 0 120 84"
        color="var(--color-action)"
      />
      <h2>{title}</h2>
      <p className="text-soft">{text}</p>
      {action}
    </div>
  );
}
