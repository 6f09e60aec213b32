import Button from '@mui/material/Button';
import { FormActions } from '../form/FormActions.tsx';
import styles from './PostFormActions.module.css';
import { fieldLabels, fieldNames } from './post-fields.ts';
import type { PostEditor } from './usePostEditor.tsx';

export function PostFormActions({ editor }: { editor: PostEditor }) {
  const { form, post, isSaving, isDirty, isSignedOut } = editor;
  return (
    <FormActions form={form} names={fieldNames} labels={fieldLabels} isSignedOut={isSignedOut}>
      <Button type="submit" variant="contained" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : post ? 'Update Post' : 'Create Post'}
      </Button>
      <Button variant="outlined" aria-disabled={isSaving} onClick={editor.saveAndStay}>
        Save and stay
      </Button>
      <Button onClick={editor.cancel}>Cancel</Button>
      <p className={styles.state}>{isDirty ? 'Not saved yet' : post ? 'Everything is saved' : ''}</p>
    </FormActions>
  );
}
