import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Notice } from '../layout/Notice.tsx';
import styles from './BulkBar.module.css';
import { doEach } from './each.ts';

export interface BulkAction {
  label: string;
  run: (id: number) => Promise<unknown>;
  /** What is said afterwards: "3 posts published". */
  done: (count: number) => string;
  /** What is asked before, where it must be. */
  ask?: (count: number) => { title: string; text: string };
}

/** What can be done with the selected rows; there while something is selected. */
export function BulkBar({ actions }: { actions: readonly BulkAction[] }) {
  const { resource, data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const queries = useQueryClient();
  const notify = useNotify();
  const [asked, setAsked] = useState<BulkAction>();
  const [finished, setFinished] = useState<number>();
  const isBusy = finished !== undefined;
  const count = selectedIds.length;
  const ids: number[] = data.map(({ id }) => id);
  const missing = ids.filter((id) => !selectedIds.includes(id));
  const elsewhere = selectedIds.filter((id) => !ids.includes(id)).length;

  async function run(action: BulkAction) {
    setAsked(undefined);
    setFinished(0);
    const { done, failures } = await doEach(selectedIds, action.run, setFinished);
    setFinished(undefined);
    onUnselectItems();
    await queries.invalidateQueries({ queryKey: [resource] });
    if (failures.length === 0) notify(<Notice title={action.done(done)} />);
    else notify(<Notice {...failureOf(action, done, failures)} />);
  }

  if (count === 0) return null;
  const question = asked?.ask?.(count);
  return (
    <section className={styles.bar} aria-label="Selected rows">
      <div className={styles.selection}>
        <p role="status">
          {isBusy ? `${finished} of ${count} done…` : `${count} selected`}
          {elsewhere > 0 && <small> · {elsewhere} not on this page</small>}
        </p>
        {missing.length > 0 && (
          <Button disabled={isBusy} onClick={() => onSelect([...selectedIds, ...missing])}>
            Select page
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => onUnselectItems()}>
          Deselect
        </Button>
      </div>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="outlined"
          disabled={isBusy}
          onClick={() => (action.ask ? setAsked(action) : run(action))}
        >
          {action.label}
        </Button>
      ))}
      {asked && question && (
        <ConfirmDialog
          title={question.title}
          confirm={asked.label}
          isDestructive
          onConfirm={() => run(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function failureOf(action: BulkAction, done: number, [first, ...others]: unknown[]) {
  const failed = others.length + 1;
  const reason = first instanceof Error ? first.message : '';
  return {
    title: `${failed} of ${done + failed} could not be changed`,
    description: done > 0 ? `${reason} ${action.done(done)}.` : reason,
    variant: 'destructive' as const,
  };
}
