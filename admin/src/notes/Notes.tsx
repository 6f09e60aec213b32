import { dayAndTime } from '@practice/contract/format';
import type { Note } from '@practice/contract/notes';
import { Button } from '@practice/ui/Button';
import { Skeleton } from '@practice/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallError, PracticeDataProvider } from '../dataProvider.ts';
import { noteRoutes, type WithNotes } from '../resource-routes.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './Notes.module.css';

const headingId = 'notes-heading';

interface NotesProps {
  resource: WithNotes;
  id: number;
  /** The heading's rank: 2 where they stand on a page of their own record. */
  level?: 2 | 3;
}

/** The private notes on a record, newest first, and how to add one. */
export function Notes({ resource, id, level = 3 }: NotesProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const queryKey = [resource, 'notes', id];
  const { data, error, isPending, refetch } = useQuery<Note[], CallError>({
    queryKey,
    queryFn: async () =>
      (await dataProvider.call(noteRoutes[resource].list, id)).toSorted((one, other) => other.id - one.id),
  });

  return (
    <section className={`stack gap-4 text-sm break-anywhere ${styles.notes}`} aria-labelledby={headingId}>
      <Heading id={headingId}>Private notes</Heading>
      <NoteForm
        resource={resource}
        id={id}
        onSaved={(note) => queries.setQueryData<Note[]>(queryKey, (known = []) => [note, ...known])}
      />
      {isPending && (
        <div className="stack" aria-busy="true">
          <Skeleton style={{ width: '50%' }} />
          <Skeleton />
        </div>
      )}
      {error && (
        <p role="alert">
          The notes could not be loaded. {error.message}{' '}
          <Button variant="quiet" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className="text-xs text-soft">No notes yet.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((note) => (
            <li key={note.id}>
              <p className="text-xs text-soft">
                <strong>{note.author}</strong> ·{' '}
                <time dateTime={note.createdAt}>{dayAndTime(note.createdAt)}</time>
              </p>
              <p className={styles.text}>{note.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
