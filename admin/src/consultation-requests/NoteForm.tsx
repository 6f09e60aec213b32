import Button from '@mui/material/Button';
import { type ConsultationNote, consultationNoteInput } from '@practice/contract/consultation-requests';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import type { CallError } from '../dataProvider.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Notes.module.css';

interface NoteFormProps {
  requestId: number;
  addition: UseMutationResult<ConsultationNote, CallError, string>;
}

/** What is typed here survives a failed save, a reload and a session that ran out. */
export function NoteForm({ requestId, addition }: NoteFormProps) {
  const { id: account } = useSession();
  const about = `consultation-request:${requestId}`;
  const [text, setText] = useState(() => readDraft(localStorage, account, about));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  function type(value: string) {
    setText(value);
    setProblem(undefined);
    keepDraft(localStorage, account, about, value);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (addition.isPending) return;
    const note = safeParse(consultationNoteInput, { text });
    if (!note.success) {
      setProblem(note.issues[0].message);
      field.current?.focus();
      return;
    }
    addition.mutate(note.output.text, {
      onSuccess: () => type(''),
      onError: (error) => setProblem(error.body.errors.text ?? error.message),
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor="note">Add a note</label>
      <textarea
        id="note"
        ref={field}
        rows={3}
        value={text}
        readOnly={addition.isPending}
        aria-invalid={problem !== undefined}
        aria-describedby="note-hint note-problem"
        onChange={(event) => type(event.target.value)}
      />
      <p className={styles.soft} id="note-hint">
        Only the practice sees notes. They are never sent to anybody.
      </p>
      <p className={styles.problem} id="note-problem" role="alert">
        {problem}
      </p>
      <Button type="submit" variant="contained" aria-disabled={addition.isPending}>
        {addition.isPending ? 'Saving…' : 'Save note'}
      </Button>
    </form>
  );
}
