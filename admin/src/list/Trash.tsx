import Button from '@mui/material/Button';
import { shortDate } from '@practice/contract/format';
import { trashDays } from '@practice/contract/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase, useDataProvider, useNotify } from 'react-admin';
import type { Binned, PracticeDataProvider } from '../dataProvider.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { DeleteIcon, RestoreIcon } from '../layout/icons.tsx';
import { Notice } from '../layout/Notice.tsx';
import { Page } from '../layout/Page.tsx';
import panel from '../layout/Panel.module.css';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { daysLeft } from './days-left.ts';
import { ListBody } from './ListBody.tsx';
import styles from './Trash.module.css';

export interface TrashedRow {
  id: number;
  title: string;
  category: string;
  deletedAt: string | null;
}

interface TrashProps {
  resource: Binned;
  title: string;
  back: string;
  /** What is said when one comes back: "Post restored". */
  restored: string;
  /** What coming back means. */
  lead: string;
}

/** What was deleted in the last days, and the ways back and out. */
export function Trash({ resource, title, back, restored, lead }: TrashProps) {
  return (
    <ListBase
      filter={{ deleted: true }}
      storeKey={`${resource}.trash`}
      perPage={25}
      sort={{ field: 'id', order: 'DESC' }}
      queryOptions={{ onError: () => {} }}
    >
      <Page title={title} back={{ to: `/${resource}`, label: back }} lead={lead}>
        <ListBody<TrashedRow>
          failed="The trash could not be loaded"
          waiting={<CardsSkeleton label="Loading the trash…" />}
          empty={
            <div className={panel.panel}>
              <h2>The trash is empty</h2>
              <p>What you delete waits here for {trashDays} days. After that it is gone for good.</p>
            </div>
          }
          noMatch="Nothing matches"
          full={(rows) => (
            <ul className={styles.rows} aria-label={title}>
              {rows.map((row) => (
                <li key={row.id} className={styles.row}>
                  <div>
                    <h2>{row.title}</h2>
                    <p>
                      {row.category} · {row.deletedAt && whenOf(row.deletedAt)}
                    </p>
                  </div>
                  <WaysOut resource={resource} row={row} restored={restored} />
                </li>
              ))}
            </ul>
          )}
        />
      </Page>
    </ListBase>
  );
}

function whenOf(deletedAt: string): string {
  const left = daysLeft(deletedAt, trashDays);
  const rest = left === 0 ? 'gone today' : `${left} ${left === 1 ? 'day' : 'days'} left`;
  return `deleted ${shortDate(deletedAt)}, ${rest}`;
}

function WaysOut({
  resource,
  row,
  restored,
}: Pick<TrashProps, 'resource' | 'restored'> & { row: TrashedRow }) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function leave(how: () => Promise<unknown>, title: string) {
    setIsBusy(true);
    try {
      await how();
      notify(<Notice title={title} description={row.title} />);
    } catch (error) {
      const description = error instanceof Error ? error.message : '';
      notify(<Notice title="That did not work" description={description} variant="destructive" />);
    }
    setIsBusy(false);
    setIsAsking(false);
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  return (
    <div className={styles.ways}>
      <Button
        variant="outlined"
        startIcon={<RestoreIcon size={18} />}
        disabled={isBusy}
        aria-label={`Restore ${row.title}`}
        onClick={() => leave(() => dataProvider.restore(resource, row.id), restored)}
      >
        Restore
      </Button>
      <Button
        color="error"
        startIcon={<DeleteIcon size={18} />}
        disabled={isBusy}
        aria-label={`Delete forever: ${row.title}`}
        onClick={() => setIsAsking(true)}
      >
        Delete forever
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Delete it forever?"
          confirm="Delete forever"
          busy={isBusy && 'Deleting…'}
          isDestructive
          onConfirm={() => leave(() => dataProvider.removeForever(resource, row.id), 'Deleted for good')}
          onCancel={() => setIsAsking(false)}
        >
          <p>“{row.title}” will be gone, with its file and all earlier versions. Nothing brings it back.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
