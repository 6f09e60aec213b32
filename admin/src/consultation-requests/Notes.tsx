import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsultationNote } from '@practice/contract/consultation-requests';
import { dayAndTime } from '../practice-days.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './Notes.module.css';
import { useNotes } from './useNotes.ts';

const headingId = 'notes-heading';

export function Notes({ requestId }: { requestId: number }) {
  const { notes, addition } = useNotes(requestId);
  return (
    <section className={styles.notes} aria-labelledby={headingId}>
      <h3 id={headingId}>Private notes</h3>
      <NoteForm requestId={requestId} addition={addition} />
      {notes.isPending && (
        <div aria-busy="true">
          <Skeleton variant="text" width="50%" />
          <Skeleton variant="text" />
        </div>
      )}
      {notes.error && (
        <p role="alert">
          The notes could not be loaded. {notes.error.message}{' '}
          <Button size="small" onClick={() => notes.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {notes.data?.length === 0 && <p className={styles.soft}>No notes on this request yet.</p>}
      {notes.data && notes.data.length > 0 && (
        <ul>
          {notes.data.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ note }: { note: ConsultationNote }) {
  return (
    <li>
      <p className={styles.soft}>
        <strong>{note.author}</strong> · <time dateTime={note.createdAt}>{dayAndTime(note.createdAt)}</time>
      </p>
      <p className={styles.text}>{note.text}</p>
    </li>
  );
}
