import { counted, dayInSentence, withOn } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { toast } from '@practice/ui/toast';
import { ListBase, useListContext } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { DeleteIcon, RestoreIcon } from '../layout/icons.tsx';
import { LoadError, OutdatedNotice } from '../layout/LoadError.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { trashRoutes, type WithTrash } from '../resource-routes.ts';
import { ActionButton } from './ActionButton.tsx';
import { daysLeft } from './days-left.ts';
import { Pagination } from './Pagination.tsx';

interface TrashedRow {
  id: number;
  title: string;
  category: string;
  deletedAt: string | null;
}

interface TrashProps {
  resource: WithTrash;
  title: string;
  /** The label of the link back, such as "All posts". */
  back: string;
  /** The toast for a restored row, such as "Post restored". */
  restored: string;
  /** Explains what restoring does. */
  lead: string;
}

/** Lists deleted rows, to restore them or to delete them permanently. */
export function Trash(props: TrashProps) {
  const { resource, title, back, lead } = props;
  return (
    <ListBase
      resource={resource}
      filter={{ deleted: true }}
      storeKey={`${resource}.trash`}
      perPage={25}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <Page title={title} back={{ to: `/${resource}`, label: back }} lead={lead}>
        <TrashedRows {...props} />
      </Page>
    </ListBase>
  );
}

function TrashedRows(props: TrashProps) {
  const { data, error, isPending, refetch } = useListContext<TrashedRow>();
  if (isPending) return <Loading />;
  if (error && !data) {
    return <LoadError heading="We couldn’t load the trash" error={error} onRetry={refetch} />;
  }
  if (data.length === 0) {
    return (
      <div className="stack items-start message">
        <h2>The trash is empty</h2>
        <p className="text-soft">
          What you delete waits here for {trashDays} days. After that, it’s permanently deleted.
        </p>
      </div>
    );
  }
  return (
    <>
      {error && <OutdatedNotice what="This list" error={error} onRetry={refetch} />}
      <ul className="box" aria-label={props.title}>
        {data.map((row) => (
          <li key={row.id} className="cluster between break-anywhere panel-row">
            <div>
              <h2>{row.title}</h2>
              <p className="text-sm text-soft">
                {row.category} · {row.deletedAt && timeLeft(row.deletedAt)}
              </p>
            </div>
            <RowActions {...props} row={row} />
          </li>
        ))}
      </ul>
      <Pagination />
    </>
  );
}

function timeLeft(deletedAt: string): string {
  const left = daysLeft(deletedAt);
  const rest = left === 0 ? 'permanently deleted today' : `${counted(left, 'day')} left`;
  return `deleted ${withOn(dayInSentence(deletedAt))}, ${rest}`;
}

function RowActions({ resource, row, restored }: TrashProps & { row: TrashedRow }) {
  const act = (action: 'restore' | 'removeForever', done: string) => async (calls: PracticeDataProvider) => {
    await calls.call(trashRoutes[resource][action], row.id);
    toast({ title: done, description: row.title });
  };
  return (
    <div className="cluster gap-2">
      <ActionButton
        resource={resource}
        label="Restore"
        fullLabel={`Restore ${row.title}`}
        icon={<RestoreIcon size={18} />}
        variant="secondary"
        size="small"
        run={act('restore', restored)}
        failed="Not done"
      />
      <ActionButton
        resource={resource}
        label="Delete forever"
        fullLabel={`Delete forever: ${row.title}`}
        icon={<DeleteIcon size={18} />}
        variant="quietDanger"
        size="small"
        question={{
          title: 'Delete it forever?',
          text: `This permanently deletes “${row.title}” with its ${resource === 'blog-posts' ? 'earlier versions' : 'uploaded file, if it has one'}. You can’t undo this.`,
          busy: 'Deleting…',
        }}
        run={act('removeForever', 'Permanently deleted')}
        failed="Not done"
      />
    </div>
  );
}
