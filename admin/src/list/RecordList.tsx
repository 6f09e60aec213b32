import { type ButtonProps, CardContent, Button as MuiButton, type Theme, useMediaQuery } from '@mui/material';
import { practiceDay } from '@practice/contract/format';
import { getCsv } from '@practice/contract/routes/route';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Button,
  CanAccess,
  DataTable,
  type DataTableProps,
  downloadCSV,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  SortButton,
  TopToolbar,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { Link } from 'react-router';
import { pathOf, useCalls } from '../dataProvider.ts';
import { AddIcon, DownloadsIcon } from '../layout/icons.ts';
import { RetryMessage } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

interface RecordListProps<Row extends RaRecord>
  extends Required<Pick<ListProps<Row>, 'filters'>>,
    Pick<ListProps<Row>, 'sort' | 'filterDefaultValues'>,
    Pick<SimpleListProps<Row>, 'primaryText' | 'secondaryText' | 'tertiaryText'>,
    Pick<DataTableProps, 'bulkActionButtons' | 'rowClick'> {
  title: string;
  lead: string;
  /** Sort fields of a simple list; a table has its columns. */
  sorts?: string[];
  actions?: ReactNode;
  views?: ReactNode;
  above?: ReactNode;
  /** Without it, the list never shows an empty state. */
  empty?: EmptyListProps;
  children: ReactNode;
}

const newest = { field: 'createdAt', order: 'DESC' } as const;

export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { title, lead, views, above, actions, empty, sorts, children } = props;
  const { sort = newest, filters, filterDefaultValues = {} } = props;
  const { rowClick = dialogAddress, bulkActionButtons = false } = props;
  const { primaryText, secondaryText, tertiaryText } = props;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return (
    <>
      <PageTitle title={title} lead={lead} />
      {views}
      <OfficeList<Row>
        {...{ sort, filters, filterDefaultValues }}
        perPage={isNarrow ? 10 : 25}
        empty={empty ? <EmptyList {...empty}>{actions}</EmptyList> : false}
        actions={<ListActions sorts={isNarrow ? sorts : undefined}>{actions}</ListActions>}
      >
        {above}
        {isNarrow ? (
          <SimpleList<Row>
            {...{ rowClick, primaryText, secondaryText, tertiaryText }}
            empty={<NoMatches />}
          />
        ) : (
          <DataTable<Row> rowClick={rowClick} bulkActionButtons={bulkActionButtons} empty={<NoMatches />}>
            {children}
          </DataTable>
        )}
      </OfficeList>
    </>
  );
}

/** By default, a list that fails to load looks empty. */
export const OfficeList = <Row extends RaRecord>(props: ListProps<Row>) => (
  <List<Row> error={<ListError />} queryOptions={quiet} pagination={<ListPagination />} {...props} />
);

const quiet = { onError: () => {} };

function ListError() {
  const { error, refetch } = useListContext();
  return (
    <RetryMessage title="We couldn’t load the list" onRetry={refetch}>
      {error?.message}
    </RetryMessage>
  );
}

const ListPagination = () => (useListContext().error ? null : <Pagination />);

/** react-admin's own button has no words on a phone. */
export function NoMatches({ children = 'No matches' }: { children?: string }) {
  const { setFilters } = useListContext();
  return (
    <CardContent className="cluster">
      {children}
      <MuiButton size="small" onClick={() => setFilters({}, [])}>
        Clear filters
      </MuiButton>
    </CardContent>
  );
}

/** Keeps the list's search. */
const dialogAddress = (id: unknown, resource: string) => `/${resource}/${id}${window.location.search}`;

export function ViewDetails() {
  const row = useRecordContext<RaRecord>();
  const resource = useResourceContext();
  const nameOf = useGetRecordRepresentation(resource);
  if (!row) return null;
  return (
    <Link
      to={dialogAddress(row.id, resource ?? '')}
      state={{ fromList: true }}
      aria-label={`View Details of ${nameOf(row)}`}
      onClick={(event) => event.stopPropagation()}
    >
      View Details
    </Link>
  );
}

export const ListActions = ({ sorts, children }: { sorts?: string[] | undefined; children?: ReactNode }) => (
  <TopToolbar>
    {sorts && <SortButton fields={sorts} />}
    <FilterButton />
    <CanAccess action="export" resource={useResourceContext() ?? ''}>
      <ExportCsvButton />
    </CanAccess>
    {children}
  </TopToolbar>
);

function ExportCsvButton() {
  const resource = useResourceContext() ?? '';
  const { sort, filterValues: filter, total } = useListContext();
  const calls = useCalls();
  const notify = useNotify();
  const query = { sort: [sort.field, sort.order] as const, filter };
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.call(getCsv(`/${pathOf(resource)}/export.csv`), { query }),
    // `text` drops the byte order mark, which Excel needs.
    onSuccess: async (file) => downloadCSV(`\ufeff${await file.text()}`, `${resource}-${practiceDay()}`),
    onError: (error) => notify(`Export failed. ${error.message}`, { type: 'error' }),
  });
  return (
    <Button label="Export CSV" disabled={!total || isPending} onClick={() => mutate()}>
      <DownloadsIcon />
    </Button>
  );
}

/** On a phone, `CreateButton` floats at the bottom without words. */
export const CreateLink = (props: ButtonProps & { to: string }) => (
  <MuiButton component={Link} variant="contained" startIcon={<AddIcon />} {...props} />
);

type EmptyListProps = { title: string; text: string };

export function EmptyList({ title, text, children }: EmptyListProps & { children?: ReactNode }) {
  const { icon: Icon } = useResourceDefinition();
  return (
    <CardContent className="stack items-start">
      {Icon && <Icon color="primary" fontSize="large" />}
      <h2>{title}</h2>
      <p className="text-soft">{text}</p>
      {children && <div className="cluster">{children}</div>}
    </CardContent>
  );
}
