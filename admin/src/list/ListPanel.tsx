import {
  Card,
  CardActions,
  CardContent,
  CardHeader,
  Divider,
  Link,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  Typography,
} from '@mui/material';
import { isolated } from '@practice/contract/text';
import { type ReactNode, useId } from 'react';
import { CanAccess, type GetListParams, type RaRecord, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { RetryMessage } from '../layout/Loading.tsx';

interface ListPanelProps<Row extends RaRecord> {
  resource: string;
  heading: string;
  params: Pick<Required<GetListParams>, 'sort' | 'filter'>;
  emptyText: string;
  shown?: number;
  /** The number of rows to reserve space for while loading, so that nothing moves; 4 at most. */
  expected?: number;
  linkLabel: string;
  linkTo?: string;
  to?: (row: Row) => string;
  primaryText: (row: Row) => string;
  secondaryText: (row: Row) => string;
  tertiaryText: (row: Row) => ReactNode;
}

const rowHeight = 68;

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

  const minHeight = expected * rowHeight;

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
      {error || total === 0 ? (
        <CardContent className="stack" sx={{ placeContent: error ? 'start' : 'center', minHeight }}>
          {error ? (
            <RetryMessage onRetry={refetch}>{error.message}</RetryMessage>
          ) : (
            <Typography color="textSecondary" align="center">
              {emptyText}
            </Typography>
          )}
        </CardContent>
      ) : (
        <List disablePadding sx={{ minHeight }}>
          {isPending &&
            [1, 2, 3, 4].slice(0, expected).map((key) => (
              <ListItem key={key} divider sx={{ height: rowHeight }}>
                <ListItemText primary={<Skeleton width="55%" />} secondary={<Skeleton width="80%" />} />
              </ListItem>
            ))}
          {data?.map((row) => (
            // A `SimpleList` would make buttons of what is linked by a function.
            <ListItem key={row.id} disablePadding disableGutters divider>
              <ListItemButton component={RouterLink} to={to(row)} sx={{ height: rowHeight, gap: 2 }}>
                <ListItemText
                  primary={isolated(primaryText(row))}
                  secondary={isolated(secondaryText(row))}
                  slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
                />
                {tertiaryText(row)}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
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
