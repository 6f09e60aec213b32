import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useResourceContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { Loaded, Loading } from '../layout/Loading.tsx';
import { useTitle } from '../layout/PageTitle.tsx';

interface ShowDialogProps<Row extends RaRecord> {
  noun: string;
  title: (row: Row) => string;
  aside?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}

/** The record has its own address, so an email can link to it and the Back button closes it. */
export function ShowDialog<Row extends RaRecord>(props: ShowDialogProps<Row>) {
  const { id, '*': below = '' } = useParams();
  const shown = (id ?? below).replace(/\/$/, '');
  return shown && <OpenDialog key={shown} id={shown} {...props} />;
}

function OpenDialog<Row extends RaRecord>(props: ShowDialogProps<Row> & { id: string }) {
  const { id, noun, title, aside, children } = props;
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const query = useGetOne<Row, CallError>(resource, { id });
  const row = query.data;
  const isMissing = query.error?.status === 404;
  const heading = row ? title(row) : isMissing ? `This ${noun} doesn’t exist` : 'One moment…';
  useTitle(heading);
  const close = () =>
    state?.fromList
      ? navigate(-1)
      : navigate({ pathname: pathname.replace(/\/[^/]+\/?$/, ''), search }, { replace: true });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle component="div" className="cluster between">
        <h2>{heading}</h2>
        {row && aside?.(row)}
      </DialogTitle>
      <DialogContent dividers>
        {isMissing ? (
          `Its address may be mistyped, or the ${noun} was removed. The list shows all there are.`
        ) : (
          <Loaded query={query} what={`the ${noun}`} loading={<Loading />}>
            {children}
          </Loaded>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
