import { CardContent, List } from '@mui/material';
import { dayInSentence, pluralize, withOn } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { blogPosts, resources } from '@practice/contract/routes';
import type { Route } from '@practice/contract/routes/route';
import { RecordsIterator, useResourceContext } from 'react-admin';
import { DeleteIcon, RestoreIcon } from '../layout/icons.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Row } from '../layout/Section.tsx';
import { ActionButton } from './ActionButton.tsx';
import { EmptyList, OfficeList } from './RecordList.tsx';

type TrashedRow = { id: number; title: string; category: string; deletedAt: string | null };

const words = {
  'blog-posts': { title: 'Deleted Blog Posts', noun: 'Post', attached: 'earlier versions' },
  resources: { title: 'Deleted Resources', noun: 'Resource', attached: 'uploaded file, if it has one' },
};
type TrashableResource = keyof typeof words;
type TrashRoutes = Record<'restore' | 'removeForever', Route<{ params: { id: number } }, unknown>>;

const routes: Record<TrashableResource, TrashRoutes> = { 'blog-posts': blogPosts, resources };

const lead = `What you delete stays here for ${trashDays} days. Restore it, and it’s as it was: if it was published, everyone sees it again.`;
const waiting = `What you delete waits here for ${trashDays} days. After that, it’s permanently deleted.`;

export function Trash() {
  const resource = useResourceContext() as TrashableResource;
  const { title, noun } = words[resource];
  const back = { to: `/${resource}`, label: `All ${noun.toLowerCase()}s` };
  return (
    <>
      <PageTitle {...{ title, lead, back }} />
      <OfficeList<TrashedRow>
        filter={{ deleted: true }}
        storeKey={`${resource}.trash`}
        sort={{ field: 'id', order: 'DESC' }}
        actions={false}
        emptyWhileLoading
        empty={<EmptyList title="The trash is empty" text={waiting} />}
      >
        <CardContent component={List} aria-label={title}>
          <RecordsIterator<TrashedRow>
            render={(row) => (
              <Row
                key={row.id}
                primary={row.title}
                secondary={`${row.category} · ${row.deletedAt && timeLeft(row.deletedAt)}`}
              >
                <RowActions resource={resource} row={row} />
              </Row>
            )}
          />
        </CardContent>
      </OfficeList>
    </>
  );
}

function timeLeft(deletedAt: string): string {
  const left = daysLeft(deletedAt);
  const rest = left === 0 ? 'permanently deleted today' : `${pluralize(left, 'day')} left`;
  return `deleted ${withOn(dayInSentence(deletedAt))}, ${rest}`;
}

const RowActions = ({ resource, row }: { resource: TrashableResource; row: TrashedRow }) => (
  <div className="cluster gap-2">
    <ActionButton
      label="Restore"
      fullLabel={`Restore ${row.title}`}
      icon={<RestoreIcon />}
      run={(calls) => calls.call(routes[resource].restore, { params: { id: row.id } })}
      done={{ title: `${words[resource].noun} restored`, description: row.title }}
      failed="Not done"
    />
    <ActionButton
      label="Delete forever"
      fullLabel={`Delete forever: ${row.title}`}
      icon={<DeleteIcon />}
      color="error"
      question={{
        title: 'Delete it forever?',
        lead: `This permanently deletes “${row.title}” with its ${words[resource].attached}. You can’t undo this.`,
      }}
      run={(calls) => calls.call(routes[resource].removeForever, { params: { id: row.id } })}
      done={{ title: 'Permanently deleted', description: row.title }}
      failed="Not done"
    />
  </div>
);

const day = 86_400_000;

export const daysLeft = (deletedAt: string, now: number = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / day + trashDays));
