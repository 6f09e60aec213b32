import Button from '@mui/material/Button';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { SignedOut } from '../form/SignedOut.tsx';
import styles from './PostFormActions.module.css';
import { fieldLabels, fieldNames } from './post-fields.ts';
import type { PostEditor } from './usePostEditor.tsx';

/** What can be done with the form; always in reach, with what stands in the way. */
export function PostFormActions({ editor }: { editor: PostEditor }) {
  const { form, post, isSaving, isDirty, isSignedOut } = editor;
  const { errors, submitCount } = form.formState;
  const faults = fieldNames
    .filter((name) => errors[name])
    .map((name) => ({ name, label: fieldLabels[name] }));
  return (
    <div className={styles.actions}>
      <ErrorSummary
        faults={submitCount > 0 ? faults : []}
        onGo={(name) => {
          const field = fieldNames.find((known) => known === name);
          if (field) form.setFocus(field);
        }}
      />
      {isSignedOut && <SignedOut />}
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" aria-disabled={isSaving}>
          {isSaving ? 'Saving…' : post ? 'Update Post' : 'Create Post'}
        </Button>
        <Button variant="outlined" aria-disabled={isSaving} onClick={editor.saveAndStay}>
          Save and stay
        </Button>
        <Button onClick={editor.cancel}>Cancel</Button>
        <p className={styles.state}>{isDirty ? 'Not saved yet' : post ? 'Everything is saved' : ''}</p>
      </div>
    </div>
  );
}
