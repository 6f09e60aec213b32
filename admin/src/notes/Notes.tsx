import type { Note } from '@practice/contract/notes';
import { Button } from '@practice/ui/Button';
import { Skeleton } from '@practice/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CallError, PracticeDataProvider, WithNotes } from '../dataProvider.ts';
import { dayAndTime } from '../practice-days.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './Notes.module.css';

const headingId = 'notes-heading';

interface NotesProps {
  resource: WithNotes;
  id: number;
}

/** The private notes on a record, newest first, and how to add one. */
export function Notes({ resource, id }: NotesProps) {
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const queries = useQueryClient();
  const queryKey = [resource, 'notes', id];
  const { data, error, isPending, refetch } = useQuery<Note[], CallError>({
    queryKey,
    queryFn: async () => (await dataProvider.notes(resource, id)).toSorted((one, other) => other.id - one.id),
  });

  return (
    <section className={styles.notes} aria-labelledby={headingId}>
      <h3 id={headingId}>Private notes</h3>
      <NoteForm
        resource={resource}
        id={id}
        onSaved={(note) => queries.setQueryData<Note[]>(queryKey, (known = []) => [note, ...known])}
      />
      {isPending && (
        <div className={styles.loading} aria-busy="true">
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
      {data?.length === 0 && <p className={styles.soft}>No notes yet.</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((note) => (
            <li key={note.id}>
              <p className={styles.soft}>
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
