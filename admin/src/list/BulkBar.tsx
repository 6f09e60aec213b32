import { pluralize } from '@practice/contract/format';
import { Button } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useCalls } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';
import styles from './BulkBar.module.css';
import type { BulkAction, Noun } from './list-section.ts';

export function BulkBar({ noun, actions }: { noun: Noun; actions: readonly BulkAction[] }) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const calls = useCalls();
  const queries = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState<BulkAction>();
  const [finished, setFinished] = useState<number>();
  const isBusy = finished !== undefined;
  const count = selectedIds.length;
  const ids: number[] = data.map(({ id }) => id);
  const unselected = ids.filter((id) => !selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !ids.includes(id)).length;

  async function run(action: BulkAction) {
    setUnconfirmed(undefined);
    setFinished(0);
    const results = await Promise.allSettled(
      selectedIds.map((id) => action.run(calls, id).finally(() => setFinished((before = 0) => before + 1))),
    );
    setFinished(undefined);
    onUnselectItems();
    await queries.invalidateQueries();
    const failures = results.filter((result) => result.status === 'rejected');
    const done = `${pluralize(count - failures.length, ...noun)} ${action.done}`;
    if (!failures[0]) toast({ title: done });
    else showError(`We couldn’t change ${failures.length} of ${count}. ${done}.`, failures[0].reason);
  }

  if (count === 0) return null;
  const warning = unconfirmed?.warning?.(pluralize(count, ...noun));
  return (
    <section className={`box cluster buttons mt-3 text-sm ${styles.bar}`} aria-label="Selected rows">
      <div className={`cluster ${styles.selection}`}>
        <p className="text-semibold" role="status">
          {isBusy ? `${finished} of ${count} done…` : `${count} selected`}
          {elsewhere > 0 && <small className="text-xs text-soft"> · {elsewhere} not on this page</small>}
        </p>
        {unselected.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            disabled={isBusy}
            onClick={() => onSelect([...selectedIds, ...unselected])}
          >
            Select page
          </Button>
        )}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onUnselectItems()}>
          Deselect
        </Button>
      </div>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => (action.warning ? setUnconfirmed(action) : run(action))}
        >
          {action.label}
        </Button>
      ))}
      {unconfirmed && (
        <ConfirmDialog
          title="Are you sure?"
          description={warning}
          confirm={unconfirmed.label}
          isDestructive
          onConfirm={() => run(unconfirmed)}
          onCancel={() => setUnconfirmed(undefined)}
        />
      )}
    </section>
  );
}
