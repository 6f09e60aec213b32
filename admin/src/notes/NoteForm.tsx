import { check } from '@practice/contract/check';
import { type Note, noteInput } from '@practice/contract/notes';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { useDataProvider } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { useAdminForm } from '../form/useAdminForm.ts';
import { noteRoutes, type WithNotes } from '../resource-routes.ts';
import { useSession } from '../session/Session.tsx';

interface NoteFormProps {
  resource: WithNotes;
  id: number;
  onSaved: (note: Note) => void;
}

/** The form for a new note. Its draft outlives a reload and the end of the session. */
export function NoteForm({ resource, id, onSaved }: NoteFormProps) {
  const account = useSession().id;
  const about = `${resource}:${id}`;
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const form = useAdminForm({
    labels: { text: 'Add a note' },
    values: { text: readDraft(localStorage, account, about) },
    mode: 'onSubmit',
    check: (typed) => check(noteInput, typed),
    send: (input) => dataProvider.call(noteRoutes[resource].add, id, input),
    onSent(note) {
      form.reset({ text: '' });
      keepDraft(localStorage, account, about, '');
      onSaved(note);
    },
    onFailure({ message }, refused) {
      if (refused.length === 0) form.setError('text', { type: 'server', message });
    },
  });

  return (
    <form {...form.props} className="stack">
      <TextAreaField
        {...form.field('text', {
          onChange: (event) => keepDraft(localStorage, account, about, event.target.value),
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
