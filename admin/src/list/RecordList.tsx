import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  List,
  type ListProps,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link, useLocation } from 'react-router';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ListActions } from './ListActions.tsx';

interface RecordListProps<Row extends RaRecord>
  extends Required<Pick<ListProps<Row>, 'sort' | 'filters' | 'empty'>>,
    Pick<SimpleListProps<Row>, 'primaryText' | 'secondaryText' | 'tertiaryText'>,
    Pick<DataTableProps<Row>, 'bulkActionButtons'> {
  title: string;
  lead: string;
  /** What a simple list can be sorted by. In the table, the columns can. */
  sorts: string[];
  rowClick?: ((id: unknown, resource: string) => string) | false;
  actions?: ReactNode;
  views?: ReactNode;
  above?: ReactNode;
  /** The columns. */
  children: ReactNode;
}

/** The page of a list: a table, and on phones a simple list. */
export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { title, lead, sorts, actions, views, above, children, sort, filters, empty, ...rest } = props;
  const { rowClick = dialogAddress, bulkActionButtons = false, ...texts } = rest;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return (
    <>
      <PageTitle title={title} lead={lead} />
      {views}
      <List<Row>
        title={false}
        sort={sort}
        filters={filters}
        empty={empty}
        actions={<ListActions sorts={isNarrow ? sorts : undefined}>{actions}</ListActions>}
      >
        {above}
        {isNarrow ? (
          <SimpleList<Row> rowClick={rowClick} {...texts} />
        ) : (
          <DataTable<Row> rowClick={rowClick} bulkActionButtons={bulkActionButtons}>
            {children}
          </DataTable>
        )}
      </List>
    </>
  );
}

/** The address of a record's dialog. The address of the list keeps its search. */
const dialogAddress = (id: unknown, resource: string) => `/${resource}/${id}${window.location.search}`;

export function ViewDetails() {
  const row = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const { search } = useLocation();
  const nameOf = useGetRecordRepresentation(resource);
  if (!row) return null;
  return (
    <Link
      to={{ pathname: `/${resource}/${row.id}`, search }}
      state={{ fromList: true }}
      aria-label={`View Details of ${nameOf(row)}`}
      onClick={(event) => event.stopPropagation()}
    >
      View Details
    </Link>
  );
}
