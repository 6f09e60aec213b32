import { Skeleton } from '@mui/material';
import { check } from '@practice/contract/check';
import { dayAndTime } from '@practice/contract/format';
import { noteInput } from '@practice/contract/notes';
import { adminAssessments, clients, consultationRequests } from '@practice/contract/routes';
import { useState } from 'react';
import { CanAccess, TextInput } from 'react-admin';
import { type PracticeDataProvider, useCall } from '../dataProvider.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { CallForm } from '../form/CallForm.tsx';
import { RetryMessage } from '../layout/Loading.tsx';
import { useSession } from '../session/Session.tsx';

export const noteRoutes = {
  'consultation-requests': { list: consultationRequests.notes, add: consultationRequests.addNote },
  clients: { list: clients.notes, add: clients.addNote },
  assessments: { list: adminAssessments.notes, add: adminAssessments.addNote },
};

const headingId = 'notes-heading';

type NotesProps = { resource: keyof typeof noteRoutes; id: number; level?: 2 | 3; isClosed?: boolean };

export function Notes({ resource, id, level = 3, isClosed = false }: NotesProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { data, error, isPending, refetch } = useCall([resource, 'notes', id], noteRoutes[resource].list, {
    params: { id },
  });
  const account = useSession().id;
  const draft = `${resource}:${id}`;
  const [kept, setKept] = useState(() => readDraft<string>(account, draft) ?? '');

  async function send(body: { text: string }, calls: PracticeDataProvider) {
    await calls.call(noteRoutes[resource].add, { params: { id }, body });
    keepDraft(account, draft, '');
    setKept('');
  }

  return (
    <section className="stack gap-4 text-sm break-anywhere" aria-labelledby={headingId}>
      <Heading id={headingId}>Private notes</Heading>
      <CanAccess action="edit" resource="notes" record={{ isClosed }}>
        <CallForm
          check={(typed) => check(noteInput, typed)}
          defaultValues={{ text: kept }}
          send={send}
          resetsOnceSent
          save="Save note"
        >
          <TextInput
            source="text"
            label="Add a note"
            multiline
            rows={3}
            helperText="Only the practice sees notes. They’re never sent to anyone."
            onChange={({ target }) => keepDraft(account, draft, target.value)}
          />
        </CallForm>
      </CanAccess>
      {isPending && <Skeleton height="3rem" />}
      {error && <RetryMessage onRetry={refetch}>We couldn’t load the notes. {error.message}</RetryMessage>}
      {data?.length === 0 && <p className="text-xs text-soft">No notes yet.</p>}
      {data && data.length > 0 && (
        <ul className="stack">
          {data
            .toSorted((one, other) => other.id - one.id)
            .map((note) => (
              <li key={note.id}>
                <p className="text-xs text-soft">
                  <strong>{note.author}</strong> ·{' '}
                  <time dateTime={note.createdAt}>{dayAndTime(note.createdAt)}</time>
                </p>
                <p className="pre-wrap">{note.text}</p>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
