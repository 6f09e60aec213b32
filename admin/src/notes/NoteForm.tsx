import { check } from '@practice/contract/check';
import { type Note, type NoteInput, noteInput } from '@practice/contract/notes';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { resolved } from '../form/field-errors.ts';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { noteRoutes, type WithNotes } from '../resource-routes.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Notes.module.css';

interface NoteFields {
  text: string;
}

interface NoteFormProps {
  resource: WithNotes;
  id: number;
  onSaved: (note: Note) => void;
}

const fields = [{ name: 'text', label: 'Note' }] as const;

/** What is typed here survives a failed save, a reload and a session that ran out. */
export function NoteForm({ resource, id, onSaved }: NoteFormProps) {
  const account = useSession().id;
  const about = `${resource}:${id}`;
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const form = useForm<NoteFields, unknown, NoteInput>({
    defaultValues: { text: readDraft(localStorage, account, about) },
    resolver: (typed) => resolved(check(noteInput, typed)),
  });
  const saving = useSaving({
    form,
    fields,
    save: (input) => dataProvider.call(noteRoutes[resource].add, id, input),
    onFailure: ({ body, message }) => {
      if (!body.errors.text) form.setError('text', { type: 'server', message });
    },
  });

  async function submit() {
    const note = await saving.submit();
    if (!note) return;
    form.reset({ text: '' });
    keepDraft(localStorage, account, about, '');
    onSaved(note);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextAreaField
        label="Add a note"
        hint="Only the practice sees notes. They’re never sent to anyone."
        rows={3}
        readOnly={saving.isSaving}
        {...fieldProps(form)('text', {
          onChange: (event) => keepDraft(localStorage, account, about, event.target.value),
        })}
      />
      <Button type="submit" busy={saving.isSaving && 'Saving…'}>
        Save note
      </Button>
    </form>
  );
}
