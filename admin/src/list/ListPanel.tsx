import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { isolated } from '@practice/contract/text';
import type { ReactNode } from 'react';
import { CanAccess, type GetListParams, type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { Loaded } from '../layout/Loading.tsx';
import { Section } from '../layout/Section.tsx';

interface ListPanelProps<Row extends RaRecord> {
  resource: string;
  heading: string;
  params: Pick<Required<GetListParams>, 'sort' | 'filter'>;
  emptyText: string;
  shown?: number;
  linkLabel: string;
  linkTo?: string;
  to?: (row: Row) => string;
  primaryText: (row: Row) => string;
  secondaryText: (row: Row) => string;
  tertiaryText: (row: Row) => ReactNode;
}

const rowBox = { height: 68, gap: 2 };

export const ListPanel = <Row extends RaRecord>(props: ListPanelProps<Row>) => (
  <CanAccess resource={props.resource} action="list">
    <Panel<Row> {...props} />
  </CanAccess>
);

function Panel<Row extends RaRecord>(props: ListPanelProps<Row>) {
  const { resource, heading, params, shown = 4, emptyText, linkLabel } = props;
  const { to = ({ id }) => `/${resource}/${id}`, primaryText, secondaryText, tertiaryText } = props;
  const query = useGetList<Row>(resource, { ...params, pagination: { page: 1, perPage: shown } });
  const { filter, sort } = params;
  const search = { filter: JSON.stringify(filter), sort: sort.field, order: sort.order };
  const { linkTo = `/${resource}?${new URLSearchParams(search)}` } = props;
  return (
    <Section
      heading={heading}
      action={
        <Typography variant="h5" component="p">
          {query.total}
        </Typography>
      }
    >
      <Loaded query={query} what="this list">
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-soft">{emptyText}</p>
          ) : (
            <List disablePadding>
              {rows.map((row) => (
                // `SimpleList` would make buttons of rows linked by a function.
                <ListItem key={row.id} disablePadding disableGutters divider>
                  <ListItemButton disableGutters component={Link} to={to(row)} sx={rowBox}>
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
          )
        }
      </Loaded>
      {query.total ? <Link to={linkTo}>{linkLabel}</Link> : null}
    </Section>
  );
}
