import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { type RaRecord, useGetOne } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { LoadError } from '../layout/LoadError.tsx';
import { Loading } from '../layout/Loading.tsx';
import { useTitle } from '../layout/useTitle.ts';
import type { ListSection, RecordDialogParts } from './list-section.ts';

interface RecordDialogProps<Row extends RaRecord<number>> {
  id: number;
  section: ListSection<Row>;
  dialog: RecordDialogParts<Row>;
}

/** Shows one row. The dialog has its own address, so that an email can link to it and the Back button closes it. */
export function RecordDialog<Row extends RaRecord<number>>({ id, section, dialog }: RecordDialogProps<Row>) {
  const { resource, title, noun } = section;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data: row, error, refetch } = useGetOne<Row, CallError>(resource, { id }, { enabled: isId });
  const isMissing = !isId || error?.status === 404;
  useTitle(row ? `${dialog.title(row)} - ${title}` : title);

  function close() {
    if (state?.fromList) navigate(-1);
    else navigate({ pathname: pathname.replace(/\/[^/]+\/?$/, ''), search }, { replace: true });
  }

  return (
    <Dialog
      size={isMissing ? 'narrow' : 'wide'}
      title={row ? dialog.title(row) : isMissing ? `This ${noun[0]} doesn’t exist` : 'One moment…'}
      description={
        isMissing &&
        `Its address may be mistyped, or the ${noun[0]} was removed. The list shows all there are.`
      }
      aside={row && dialog.aside?.(row)}
      onClose={close}
      actions={
        <Button variant="secondary" onClick={close}>
          Close
        </Button>
      }
    >
      {row && dialog.body(row)}
      {error && !isMissing && (
        <div className="padded">
          <LoadError heading={`We couldn’t load the ${noun[0]}`} error={error} onRetry={refetch} />
        </div>
      )}
      {!row && !error && !isMissing && <Loading />}
    </Dialog>
  );
}

interface RowActionsProps<Row extends RaRecord<number>> {
  section: ListSection<Row>;
  row: Row;
}

export function RowActions<Row extends RaRecord<number>>({ section, row }: RowActionsProps<Row>) {
  const { search } = useLocation();
  if (section.rowActions) return section.rowActions(row);
  return (
    <Link
      className="nowrap"
      to={{ pathname: `/${section.resource}/${row.id}`, search }}
      state={{ fromList: true }}
      aria-label={`View Details of ${section.nameOf(row)}`}
    >
      View Details
    </Link>
  );
}
