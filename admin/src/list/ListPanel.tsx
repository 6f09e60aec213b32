import { Box, Card, CardActions, CardContent, CardHeader, Divider, Link, Typography } from '@mui/material';
import { isolated } from '@practice/contract/text';
import { type ReactNode, useId } from 'react';
import { CanAccess, type GetListParams, type RaRecord, SimpleList, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { RetryMessage } from '../layout/Loading.tsx';

interface ListPanelProps<Row extends RaRecord> {
  resource: string;
  heading: string;
  params: Pick<Required<GetListParams>, 'sort' | 'filter'>;
  emptyText: string;
  shown?: number;
  /** The number of rows to reserve space for while loading, so that nothing moves. */
  expected?: number;
  linkLabel: string;
  linkTo?: string;
  to?: (row: Row) => string;
  primaryText: (row: Row) => string;
  secondaryText: (row: Row) => string;
  tertiaryText: (row: Row) => ReactNode;
}

export const ListPanel = <Row extends RaRecord>(props: ListPanelProps<Row>) => (
  <CanAccess resource={props.resource} action="list">
    <Panel<Row> {...props} />
  </CanAccess>
);

function Panel<Row extends RaRecord>(props: ListPanelProps<Row>) {
  const { resource, heading, params, shown = 4, expected = 4, emptyText, linkLabel, linkTo } = props;
  const { to = ({ id }) => `/${resource}/${id}`, primaryText, secondaryText, tertiaryText } = props;
  const headingId = useId();
  const { data, total, error, isPending, refetch } = useGetList<Row>(resource, {
    ...params,
    pagination: { page: 1, perPage: shown },
  });
  const query = new URLSearchParams({
    filter: JSON.stringify(params.filter),
    sort: params.sort.field,
    order: params.sort.order,
  });

  return (
    <Card component="section" aria-labelledby={headingId} aria-busy={isPending}>
      <CardHeader
        title={heading}
        action={
          <Typography variant="h5" component="p">
            {total}
          </Typography>
        }
        slotProps={{ title: { component: 'h2', id: headingId } }}
        sx={{ height: 60, py: 0 }}
      />
      <Divider />
      <Box sx={{ minHeight: expected * 68 }}>
        {error ? (
          <RetryMessage sx={{ m: 2 }} onRetry={refetch}>
            {error.message}
          </RetryMessage>
        ) : (
          <SimpleList<Row>
            {...(data ? { data, total: data.length } : { isPending })}
            {...{ resource, tertiaryText }}
            disablePadding
            rowClick={(_id, _resource, row) => to(row as Row)}
            primaryText={(row) => isolated(primaryText(row))}
            secondaryText={(row) => isolated(secondaryText(row))}
            empty={<CardContent>{emptyText}</CardContent>}
          />
        )}
      </Box>
      <CardActions sx={{ minHeight: 48, px: 'min(24px, 6vw)' }}>
        {total ? (
          <Link component={RouterLink} to={linkTo ?? `/${resource}?${query}`} variant="body2">
            {linkLabel}
          </Link>
        ) : null}
      </CardActions>
    </Card>
  );
}
