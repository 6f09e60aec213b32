import { type Theme, Typography, useMediaQuery } from '@mui/material';
import { practiceDay } from '@practice/contract/format';
import {
  adminAppointments,
  adminAssessments,
  adminPayments,
  auditLog,
  blogPosts,
  clients,
  consultationRequests,
  resources,
} from '@practice/contract/routes';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  Button,
  DataTable,
  type DataTableProps,
  FilterButton,
  List,
  type ListProps,
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
} from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useCalls } from '../dataProvider.ts';
import { DownloadsIcon, LineDrawing } from '../layout/icons.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';

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
  children: ReactNode;
}

export function RecordList<Row extends RaRecord>(props: RecordListProps<Row>) {
  const { title, lead, sorts, actions, views, above, children, sort, filters, empty, ...rest } = props;
  const { rowClick = dialogAddress, bulkActionButtons = false, ...texts } = rest;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return (
    <>
      <PageTitle title={title} lead={lead} />
      {views}
      <List<Row>
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

export const ListActions = ({ sorts, children }: { sorts?: string[] | undefined; children?: ReactNode }) => (
  <TopToolbar>
    {sorts && <SortButton fields={sorts} />}
    <FilterButton />
    <ExportCsvButton />
    {children}
  </TopToolbar>
);

const exportRoutes = {
  'consultation-requests': consultationRequests.exportCsv,
  'blog-posts': blogPosts.exportCsv,
  resources: resources.exportCsv,
  payments: adminPayments.exportCsv,
  'client-appointments': adminAppointments.exportCsv,
  clients: clients.exportCsv,
  assessments: adminAssessments.exportCsv,
  'audit-log': auditLog.exportCsv,
};

function ExportCsvButton() {
  const resource = useResourceContext() as keyof typeof exportRoutes;
  const { sort, filterValues: filter, total } = useListContext();
  const calls = useCalls();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      calls.call(exportRoutes[resource], { query: { sort: [sort.field, sort.order], filter } }),
    onSuccess: (file) => save(file, `${resource}-${practiceDay()}.csv`),
    onError: (error) => notify(`Export failed. ${error.message}`, { type: 'error' }),
  });
  return (
    <Button label="Export CSV" disabled={!total || isPending} onClick={() => mutate()}>
      <DownloadsIcon size={18} />
    </Button>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the URL after this task, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

interface EmptyListProps {
  title: string;
  /** An SVG path, 120 wide and 84 high, whose ground is at y = 76. */
  drawing: string;
  children: ReactNode;
  action?: ReactNode;
}

export const EmptyList = ({ title, drawing, children, action }: EmptyListProps) => (
  <div className="stack items-start message">
    <LineDrawing path={`M8 76h104${drawing}`} width="120" viewBox="0 0 120 84" color="var(--color-action)" />
    <Typography variant="h5" component="h2">
      {title}
    </Typography>
    <Typography color="textSecondary">{children}</Typography>
    {action}
  </div>
);
