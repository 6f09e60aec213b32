import { check } from '@practice/contract/check';
import { dayAndTime } from '@practice/contract/format';
import { noteInput } from '@practice/contract/notes';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { Skeleton } from '@practice/ui/Skeleton';
import { useCalls } from '../dataProvider.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { useAdminForm } from '../form/useAdminForm.ts';
import { useCall } from '../layout/useCall.ts';
import { noteRoutes, type ResourceWithNotes } from '../resource-routes.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Notes.module.css';

const headingId = 'notes-heading';

interface NotesProps {
  resource: ResourceWithNotes;
  id: number;
  level?: 2 | 3;
}

export function Notes({ resource, id, level = 3 }: NotesProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { data, error, isPending, refetch } = useCall([resource, 'notes', id], noteRoutes[resource].list, id);

  return (
    <section className={`stack gap-4 text-sm break-anywhere ${styles.notes}`} aria-labelledby={headingId}>
      <Heading id={headingId}>Private notes</Heading>
      <NoteForm resource={resource} id={id} />
      {isPending && (
        <div className="stack" aria-busy="true">
          <Skeleton style={{ width: '50%' }} />
          <Skeleton />
        </div>
      )}
      {error && (
        <p role="alert">
          We couldn’t load the notes. {error.message}{' '}
          <Button variant="quiet" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className="text-xs text-soft">No notes yet.</p>}
      {data && data.length > 0 && (
        <ul className="stack">
          {data
            .toSorted((one, other) => other.id - one.id)
            .map((note) => (
              <li key={note.id} className="line-above">
                <p className="text-xs text-soft">
                  <strong>{note.author}</strong> ·{' '}
                  <time dateTime={note.createdAt}>{dayAndTime(note.createdAt)}</time>
                </p>
                <p className={`pre-wrap ${styles.text}`}>{note.text}</p>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

function NoteForm({ resource, id }: NotesProps) {
  const account = useSession().id;
  const record = `${resource}:${id}`;
  const dataProvider = useCalls();
  const form = useAdminForm({
    labels: { text: 'Add a note' },
    values: { text: readDraft<string>(account, record) ?? '' },
    mode: 'onSubmit',
    savesDraft: false,
    check: (typed) => check(noteInput, typed),
    send: (input) => dataProvider.call(noteRoutes[resource].add, id, input),
    onSent() {
      form.reset({ text: '' });
      keepDraft(account, record, '');
    },
    onFailure({ message }, refused) {
      if (refused.length === 0) form.setError('text', { type: 'server', message });
    },
  });

  return (
    <form {...form.props} className="stack">
      <TextAreaField
        {...form.field('text', {
          onChange: (event) => keepDraft(account, record, event.target.value),
        })}
        hint="Only the practice sees notes. They’re never sent to anyone."
        rows={3}
        readOnly={form.busy}
      />
      <Button className="self-start" type="submit" busy={form.busy && 'Saving…'}>
        Save note
      </Button>
    </form>
  );
}
