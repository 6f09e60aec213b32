import { dayAndTime } from '@practice/contract/format';
import { noteInput } from '@practice/contract/notes';
import { adminAssessments, clients, consultationRequests } from '@practice/contract/routes';
import { CanAccess, TextInput } from 'react-admin';
import { useCall } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { KeepDraft } from '../form/KeepDraft.tsx';
import { Loaded } from '../layout/Loading.tsx';

const noteRoutes = {
  'consultation-requests': { list: consultationRequests.notes, add: consultationRequests.addNote },
  clients: { list: clients.notes, add: clients.addNote },
  assessments: { list: adminAssessments.notes, add: adminAssessments.addNote },
};

type NotesProps = { resource: keyof typeof noteRoutes; id: number; level?: 2 | 3; isClosed?: boolean };

export function Notes({ resource, id, level = 3, isClosed = false }: NotesProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { list, add } = noteRoutes[resource];
  return (
    <section className="stack gap-4 text-sm break-anywhere" aria-labelledby="notes-heading">
      <Heading id="notes-heading">Private notes</Heading>
      <CanAccess action="edit" resource={isClosed ? 'closed-clients' : 'notes'}>
        <CallForm
          check={noteInput}
          defaultValues={{ text: '' }}
          send={(body, calls) => calls.call(add, { params: { id }, body })}
          resetsOnceSent
          save="Save note"
        >
          <TextInput
            source="text"
            label="Add a note"
            multiline
            rows={3}
            helperText="Only the practice sees notes. They’re never sent to anyone."
          />
          <KeepDraft />
        </CallForm>
      </CanAccess>
      <Loaded query={useCall([resource, 'notes', id], list, { params: { id } })} what="the notes">
        {(notes) => (
          <ul className="stack">
            {notes.length === 0 && <li className="text-xs text-soft">No notes yet.</li>}
            {notes.toReversed().map((note) => (
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
      </Loaded>
    </section>
  );
}
