import { dayInSentence, pluralize, withOn } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { ListBase, useListContext } from 'react-admin';
import { DeleteIcon, RestoreIcon } from '../layout/icons.tsx';
import { LoadError, OutdatedNotice } from '../layout/LoadError.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { type TrashableResource, trashRoutes } from '../resource-routes.ts';
import { ActionButton } from './ActionButton.tsx';
import { daysLeft } from './days-left.ts';
import { Pagination } from './Pagination.tsx';

interface TrashedRow {
  id: number;
  title: string;
  category: string;
  deletedAt: string | null;
}

const words = {
  'blog-posts': {
    title: 'Deleted Blog Posts',
    back: 'All posts',
    restored: 'Post restored',
    lead: `Deleted posts stay here for ${trashDays} days. Restore one, and it’s as it was: if it was published, everyone sees it again.`,
    attached: 'earlier versions',
  },
  resources: {
    title: 'Deleted Resources',
    back: 'All resources',
    restored: 'Resource restored',
    lead: `Deleted resources and their files stay here for ${trashDays} days. Restore one, and it’s as it was: if it was public, everyone sees it again.`,
    attached: 'uploaded file, if it has one',
  },
};

export function Trash({ resource }: { resource: TrashableResource }) {
  const { title, back, lead } = words[resource];
  return (
    <ListBase
      resource={resource}
      filter={{ deleted: true }}
      storeKey={`${resource}.trash`}
      perPage={25}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <Page title={title} back={{ to: `/${resource}`, label: back }} lead={lead}>
        <TrashedRows resource={resource} />
      </Page>
    </ListBase>
  );
}

function TrashedRows({ resource }: { resource: TrashableResource }) {
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
      <ul className="box" aria-label={words[resource].title}>
        {data.map((row) => (
          <li key={row.id} className="cluster between wide-gap break-anywhere panel-row">
            <div>
              <h2>{row.title}</h2>
              <p className="text-sm text-soft">
                {row.category} · {row.deletedAt && timeLeft(row.deletedAt)}
              </p>
            </div>
            <RowActions resource={resource} row={row} />
          </li>
        ))}
      </ul>
      <Pagination />
    </>
  );
}

function timeLeft(deletedAt: string): string {
  const left = daysLeft(deletedAt);
  const rest = left === 0 ? 'permanently deleted today' : `${pluralize(left, 'day')} left`;
  return `deleted ${withOn(dayInSentence(deletedAt))}, ${rest}`;
}

function RowActions({ resource, row }: { resource: TrashableResource; row: TrashedRow }) {
  return (
    <div className="cluster gap-2">
      <ActionButton
        label="Restore"
        fullLabel={`Restore ${row.title}`}
        icon={<RestoreIcon size={18} />}
        variant="secondary"
        size="small"
        run={(calls) => calls.call(trashRoutes[resource].restore, row.id)}
        done={{ title: words[resource].restored, description: row.title }}
        failed="Not done"
      />
      <ActionButton
        label="Delete forever"
        fullLabel={`Delete forever: ${row.title}`}
        icon={<DeleteIcon size={18} />}
        variant="quietDanger"
        size="small"
        question={{
          title: 'Delete it forever?',
          text: `This permanently deletes “${row.title}” with its ${words[resource].attached}. You can’t undo this.`,
          busy: 'Deleting…',
        }}
        run={(calls) => calls.call(trashRoutes[resource].removeForever, row.id)}
        done={{ title: 'Permanently deleted', description: row.title }}
        failed="Not done"
      />
    </div>
  );
}
